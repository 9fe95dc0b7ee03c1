import brand from "../../../brand.json" with { type: "json" };
import { expectAccessible } from "../../accessible.ts";
import { workerIsReady } from "../../app-worker.ts";
import {
  answerByKeys,
  CONVERSATION,
  daytimeZone,
  logOf,
  messagesOf,
  openThread,
  writeToTeam,
} from "../../conversation.ts";
import { emailTo } from "../../inbox.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned } from "../../member.ts";
import { alertOf, assignMember, atWork, employNutritionist } from "../../staff.ts";

// Where the member is no notice waits for the morning, whenever this runs.
test.use({ timezoneId: daytimeZone() });

const QUESTION = "Posso trocar o arroz do almoço por mandioca?";
const ANSWER = "Pode, sim: quatro colheres de mandioca cozida no lugar do arroz.";

test("a message written offline is sent once, and the member reads who answered and in what time", {
  tag: ["@phone", "@worker"],
}, async ({ page, context, visitor, browser }) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor);
  const nutritionist = await employNutritionist();
  const helena = await atWork(browser, nutritionist);
  await assignMember(memberId, nutritionist);

  await page.goto(CONVERSATION);
  await expect(page.getByText("Pode perguntar.")).toBeVisible();
  await expectAccessible(page, "empty thread");
  await workerIsReady(page);
  await context.setOffline(true);
  await writeToTeam(page, QUESTION);
  await expect(logOf(page).getByText(/^na fila/)).toBeVisible();
  await context.setOffline(false);
  await expect(logOf(page).getByText(/^Resposta até/)).toBeVisible();
  await expect(logOf(page).getByText(QUESTION)).toHaveCount(1);
  await expectAccessible(page, "waiting thread");
  await page.goto("/app");

  await openThread(helena, memberId);
  await expect(messagesOf(helena).getByText(QUESTION)).toHaveCount(1);
  await expectAccessible(helena, "thread of the team");
  await answerByKeys(helena, ANSWER);

  const email = await emailTo(visitor.email, "Sua equipe respondeu");
  expect(email).toContain(CONVERSATION);
  expect(email).not.toMatch(/mandioca|arroz|Helena/);

  await page.goto("/app");
  await page.getByRole("link", { name: "Conversa, 1 mensagem não lida" }).click();
  await expect(logOf(page).getByText(ANSWER)).toBeVisible();
  await expect(logOf(page).getByText("Helena, nutricionista")).toBeVisible();
  await expect(logOf(page).getByText("CRN-3 00000")).toBeVisible();
  await expect(logOf(page).getByText(/^Respondida em .+ de serviço\. Prometemos até/)).toBeVisible();
  await expect(logOf(page).getByText(/^Resposta até/)).toHaveCount(0);
  await expectAccessible(page, "answered thread");
  await page.goto("/app");
  await expect(page.getByRole("link", { name: "Conversa", exact: true })).toBeVisible();
});

const CRISIS = "Não aguento mais viver assim.";

test("words of a crisis bring help at once, and whoever is on call is alerted without them", {
  tag: ["@phone", "@worker"],
}, async ({ page, context, visitor }) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor);
  await page.goto(CONVERSATION);
  await workerIsReady(page);
  const card = page.getByLabel("Fale agora com alguém");

  await context.setOffline(true);
  await writeToTeam(page, CRISIS);
  await expect(card.getByRole("link", { name: "Ligar 188" })).toBeVisible();
  await expect(card.getByText(/vai falar com você até/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(card.getByText(/vai falar com você até/)).toBeVisible();
  await expect(card).toHaveCount(1);
  await expectAccessible(page, "crisis card");

  const reference = await alertOf(memberId);
  const alert = await emailTo(brand.onCall.first.email, reference);
  expect(alert).not.toMatch(new RegExp(`viver|${visitor.fullName}|${visitor.email}`));
  // What the plan says stops until a person has decided.
  await page.goto("/app/plano");
  await expect(page.getByText(/kcal/)).toHaveCount(0);
});
