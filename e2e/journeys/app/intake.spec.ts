import { getQuestion, questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { expectAccessible } from "../../accessible.ts";
import {
  answerScreen,
  bia,
  isBlockEnd,
  keyboardOf,
  questionAt,
  SCREENS,
  secondsFor,
  storedAnswers,
} from "../../intake.ts";
import { allowCare } from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember, givePlan } from "../../member.ts";

// Nearly fifty screens, each checked anew: a trace of them would cost as much again.
test.use({ trace: "off" });

/** What a screen that only gives something back takes to read, a word; and a question that is skipped. */
const SECONDS = { word: 0.24, skipped: 4.5 };
const MAX_MINUTES = 8;

test("the questionnaire is answered with the keyboard alone, within eight minutes, every kind of screen accessible", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  test.setTimeout(300_000);
  const accountId = await becomeMember(page, visitor);
  await givePlan(accountId, visitor);
  const hands = keyboardOf(page);
  let seconds = 2 * secondsFor({ kind: "consent" });

  await page.goto("/app/anamnese");
  await expect(page.getByRole("heading", { name: "Sete minutos para a gente te conhecer." })).toBeVisible();
  await expectAccessible(page, "c1");
  await hands.press(page.getByRole("button", { name: "Autorizo" }));
  await expect(page.getByRole("button", { name: "Li e concordo" })).toBeVisible();
  await expectAccessible(page, "c2");
  await hands.press(page.getByRole("button", { name: "Li e concordo" }));
  await page.waitForURL(/pergunta\/q01/);
  const given: string[] = [];
  const kinds = new Set<string>();
  for (let screens = 0; screens < SCREENS && /pergunta|bloco/.test(page.url()); screens += 1) {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const kind = questionAt(page.url())?.spec.kind ?? "end of a block";
    if (!kinds.has(kind)) await expectAccessible(page, page.url());
    kinds.add(kind);
    if (!isBlockEnd(page)) {
      const id = await answerScreen(page, hands, bia);
      given.push(id);
      seconds += bia[id] === undefined ? SECONDS.skipped : secondsFor(getQuestion(id).spec);
      for (const part of questionnaire.content.questions)
        if (part.partOf === id && !part.askedIf && bia[part.id] !== undefined) seconds += secondsFor(part.spec);
      continue;
    }
    seconds += (await page.getByRole("main").innerText()).split(/\s+/).length * SECONDS.word;
    const here = page.url();
    await hands.press(page.getByRole("link", { name: /^(Seguir|Terminar)/ }));
    await page.waitForURL((url) => url.href !== here);
  }
  await page.waitForURL("**/app/anamnese/resultado");
  expect(seconds / 60).toBeLessThanOrEqual(MAX_MINUTES);
  test.info().annotations.push({ type: "time", description: `${(seconds / 60).toFixed(1)} minutes` });
  expect(given.length).toBeGreaterThanOrEqual(40);
  // The hours of the meals more; the falls less, which nobody is asked about who answered no.
  expect(await storedAnswers(accountId)).toBe(Object.keys(bia).length);
});

test("without internet the answers wait on the device, and a hidden weight is never shown again", {
  tag: ["@phone", "@worker", "@whole"],
}, async ({ page, context, visitor }) => {
  test.slow();
  const accountId = await becomeMember(page, visitor);
  await givePlan(accountId, visitor);
  await allowCare(page, visitor);
  await page.goto("/app/anamnese/pergunta/q05");
  await page.getByRole("switch", { name: "Esconder números" }).check();
  await page.getByRole("textbox", { name: "Qual é o seu peso hoje?" }).fill("97,3");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("textbox", { name: "Qual é o seu peso hoje?" })).toHaveValue("•••");
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.waitForURL(/pergunta\/q06/);
  await expect(page.getByText("Tudo salvo")).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("button", { name: "Emagrecer" }).click();
  await page.waitForURL(/pergunta\/q07/);
  await expect(page.getByText("Só nesta tela por enquanto.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Guardar neste aparelho" }).click();
  await expect(page.getByText("Só neste aparelho por enquanto.", { exact: false })).toBeVisible();
  expect(await storedAnswers(accountId)).toBe(2);
  await context.setOffline(false);
  await expect.poll(() => storedAnswers(accountId), { timeout: 20_000 }).toBe(3);

  await page.goto("/app/anamnese/respostas");
  await expect(page.getByText("guardado, sem mostrar o número")).toBeVisible();
  await expect(page.getByText("97,3")).toHaveCount(0);
  await expectAccessible(page, "answers");
});
