import { randomUUID } from "node:crypto";
import type { ReviewsView } from "@app/contract/reviews";
import { expectAccessible } from "../../accessible.ts";
import { answerByKeys, CONVERSATION, logOf, messagesOf, openThread, replyField, SUPPORT } from "../../conversation.ts";
import { basic, expect, test } from "../../journey.ts";
import { becomePlanned } from "../../member.ts";
import { callAs } from "../../plan-desk.ts";
import { openWeek, tapThrough } from "../../review.ts";
import { assignMember, atWork, employNutritionist, employSupport, employTrainer } from "../../staff.ts";
import { saveRecords } from "../../sync.ts";

const aMessage = (thread: "team" | "support", text: string) => ({
  id: randomUUID(),
  kind: "message" as const,
  fields: { thread, text },
});

const KNEE = "Meu joelho reclamou no agachamento. Nota 5.";
const NOTE = "Joelho direito, nota 5 no agachamento. Você vê com ela?";
const INSTEAD = "Vai de leg press por enquanto, na amplitude que não dói.";

test("a canned reply by the keyboard, and a question that goes to the trainer", {
  tag: ["@desktop", "@whole"],
}, async ({ page, visitor, browser }) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor);
  const [nutritionist, trainer] = [await employNutritionist(), await employTrainer()];
  const helena = await atWork(browser, nutritionist);
  const rafael = await atWork(browser, trainer);
  await assignMember(memberId, nutritionist);
  await assignMember(memberId, trainer);
  await saveRecords(page, visitor, [aMessage("team", "Posso trocar o arroz por mandioca?")]);

  await openThread(helena, memberId);
  await expect(messagesOf(helena).getByText("Posso trocar o arroz por mandioca?")).toBeVisible();
  await helena.keyboard.press("/");
  await helena.getByRole("combobox", { name: "Procurar" }).fill("trocar um");
  await expectAccessible(helena, "canned replies");
  await helena.keyboard.press("Enter");
  await expect(replyField(helena)).toHaveValue(/^Bia, pode trocar sim\./);
  await helena.keyboard.press("Control+Enter");
  await expect(messagesOf(helena).getByText(/^Bia, pode trocar sim\./)).toBeVisible();

  await saveRecords(page, visitor, [aMessage("team", KNEE)]);
  await helena.reload();
  await expect(messagesOf(helena).getByText(KNEE)).toBeVisible();
  await helena.keyboard.press("h");
  const sheet = helena.getByRole("dialog", { name: "Passar adiante" });
  await sheet.getByRole("radio", { name: /^Rafael Nunes, treino/ }).check();
  await sheet.getByRole("textbox", { name: "Nota" }).fill(NOTE);
  await expectAccessible(helena, "hand-over");
  await sheet.getByRole("button", { name: "Passar", exact: true }).click();
  await expect(messagesOf(helena).getByText(/^Helena passou a sua pergunta para Rafael/)).toBeVisible();

  await openThread(rafael, memberId);
  await expect(messagesOf(rafael).getByText(KNEE)).toBeVisible();
  await answerByKeys(rafael, INSTEAD);

  await page.goto(CONVERSATION);
  await expect(logOf(page).getByText(/^Helena passou a sua pergunta para Rafael/)).toBeVisible();
  await expect(logOf(page).getByText(INSTEAD)).toBeVisible();
  await expect(logOf(page).getByText("Rafael, treinador")).toBeVisible();
  await expect(logOf(page).getByText(NOTE)).toHaveCount(0);
});

const RECEIPT = "Preciso do recibo do mês passado.";
const SENT_RECEIPT = "Bia, o recibo está em Conta, junto do pagamento.";

test("support reads and answers its own thread, and nothing of the team's", { tag: "@desktop" }, async ({
  page,
  visitor,
  browser,
}) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor);
  const nutritionist = await employNutritionist();
  const helena = await atWork(browser, nutritionist);
  await assignMember(memberId, nutritionist);
  const camila = await atWork(browser, await employSupport());
  await saveRecords(page, visitor, [aMessage("support", RECEIPT), aMessage("team", KNEE)]);

  await camila.goto("/equipe/atendimento");
  await camila.locator(`[data-member="${memberId}"]`).click();
  await expect(messagesOf(camila).getByText(RECEIPT)).toBeVisible();
  await expect(camila.getByText(KNEE)).toHaveCount(0);
  await expectAccessible(camila, "support");
  await answerByKeys(camila, SENT_RECEIPT);
  const path = `/members/${memberId}/threads`;
  expect(await callAs(camila, "GET", `${path}/team`)).toMatchObject({ status: 403, return: null });
  expect(await callAs(helena, "GET", `${path}/support`)).toMatchObject({ status: 403, return: null });
  await openThread(camila, memberId);
  await expect(camila.getByText(KNEE)).toHaveCount(0);

  await page.goto(SUPPORT);
  await expect(logOf(page, "support").getByText(SENT_RECEIPT)).toBeVisible();
  await expect(logOf(page, "support").getByText("Camila, atendimento")).toBeVisible();
});

const REPLY = "Cinco dias no plano numa semana com festa é uma semana boa. O sono ajudou no treino.";
const NEXT_STEP = "Leve um iogurte para as três da tarde.";

test("a weekly review is answered with the week beside it, and the member reads one next step", {
  tag: ["@desktop", "@whole"],
}, async ({ page, visitor, browser }) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor);
  const nutritionist = await employNutritionist();
  const helena = await atWork(browser, nutritionist);
  await assignMember(memberId, nutritionist);
  await openWeek(visitor);
  await page.goto("/app/revisao");
  await tapThrough(page);
  await page.getByRole("button", { name: "Enviar revisão" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sua revisão chegou." })).toBeVisible();

  const headers = basic(visitor.email, visitor.password);
  const view = (await (await page.request.get("/v1/account/reviews", { headers })).json()).return as ReviewsView;
  await helena.goto(`/equipe/membros/${memberId}/revisao/${view.sent[0]?.week}`);
  await expect(helena.getByRole("heading", { name: "O que Bia respondeu" })).toBeVisible();
  await expectAccessible(helena, "review of the team");
  await helena.getByRole("textbox", { name: "Duas frases" }).fill(`${REPLY} E mais uma.`);
  await helena.getByRole("textbox", { name: "Um próximo passo" }).fill(NEXT_STEP);
  await helena.getByRole("button", { name: "Enviar a resposta" }).click();
  await expect(helena.getByText("Resuma em duas frases")).toBeVisible();
  await helena.getByRole("textbox", { name: "Duas frases" }).fill(REPLY);
  await helena.getByRole("button", { name: "Enviar a resposta" }).click();
  await expect(helena.getByText("Bia já pode ler.")).toBeVisible();

  await page.goto("/app/revisao/resposta");
  await expect(page.getByText(REPLY)).toBeVisible();
  await expect(page.getByText(NEXT_STEP)).toBeVisible();
  await expect(page.getByText("Helena Prado").first()).toBeVisible();
  await expectAccessible(page, "review reply");
});
