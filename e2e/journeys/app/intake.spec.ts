import { expectAccessible } from "../../accessible.ts";
import { buyPlan } from "../../buy.ts";
import {
  allowCare,
  answerScreen,
  bia,
  isBlockEnd,
  keyboardOf,
  questionAt,
  storedAnswers,
  touch,
} from "../../intake.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember } from "../../member.ts";

// Fifty screens, each opened or checked anew: a trace of them would cost as much again.
test.use({ trace: "off" });

/** Every screen of the questionnaire waits for the one before. */
const SCREENS = 60;
/** A tap, a typed character and a read word, in seconds: a person who reads everything and types slowly. */
const SECONDS = { tap: 1.1, character: 0.35, word: 0.24 };
const MAX_MINUTES = 8;

test("the questionnaire is answered with the keyboard alone, within eight minutes, every screen accessible", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  test.setTimeout(300_000);
  const accountId = await becomeMember(page, visitor);
  await buyPlan(page, visitor);
  const hands = keyboardOf(page);
  let seconds = 0;
  const counted = {
    press: async (target: Parameters<typeof hands.press>[0]) => {
      seconds += SECONDS.tap;
      await hands.press(target);
    },
    type: async (field: Parameters<typeof hands.type>[0], text: string) => {
      seconds += SECONDS.tap + text.length * SECONDS.character;
      await hands.type(field, text);
    },
  };
  const read = async () => {
    const text = await page.getByRole("main").innerText();
    seconds += text.split(/\s+/).length * SECONDS.word;
  };

  await page.goto("/app/anamnese");
  await expect(page.getByRole("heading", { name: "Sete minutos para a gente te conhecer." })).toBeVisible();
  await read();
  await expectAccessible(page, "c1");
  await counted.press(page.getByRole("button", { name: "Autorizo" }));
  await expect(page.getByRole("button", { name: "Li e concordo" })).toBeVisible();
  await read();
  await expectAccessible(page, "c2");
  await counted.press(page.getByRole("button", { name: "Li e concordo" }));
  await page.waitForURL(/pergunta\/q01/);
  const given: string[] = [];
  for (let screens = 0; screens < SCREENS && /pergunta|bloco/.test(page.url()); screens += 1) {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, page.url());
    await read();
    if (!isBlockEnd(page)) {
      given.push(await answerScreen(page, counted, bia));
      continue;
    }
    const here = page.url();
    await counted.press(page.getByRole("link", { name: /^(Seguir|Terminar)/ }));
    await page.waitForURL((url) => url.href !== here);
  }
  await page.waitForURL("**/app/anamnese/resultado");
  expect(seconds / 60).toBeLessThanOrEqual(MAX_MINUTES);
  test.info().annotations.push({ type: "time", description: `${(seconds / 60).toFixed(1)} minutes` });
  expect(given.length).toBeGreaterThanOrEqual(40);
  expect(await storedAnswers(accountId)).toBe(Object.keys(bia).length + 1);
});

test("a tab that is closed right after each answer loses none of them", { tag: "@phone" }, async ({
  page: first,
  context,
  visitor,
}) => {
  test.setTimeout(300_000);
  const accountId = await becomeMember(first, visitor);
  await buyPlan(first, visitor);
  await allowCare(first, visitor);
  let page = first;
  await page.goto("/app/anamnese");
  for (let screens = 0; screens < SCREENS; screens += 1) {
    await page.waitForURL(/pergunta|resultado/);
    if (!questionAt(page.url())) break;
    await answerScreen(page, touch, bia);
    // Without waiting for the server: the next tab opens at the question after the one that was answered.
    await page.close();
    page = await context.newPage();
    await page.goto("/app/anamnese");
  }
  await page.waitForURL("**/app/anamnese/resultado");
  const optional = 1;
  expect(await storedAnswers(accountId)).toBe(Object.keys(bia).length + optional);
});

test("without internet the answers wait on the device, and a hidden weight is never shown again", {
  tag: "@phone",
}, async ({ page, context, visitor }) => {
  test.slow();
  const accountId = await becomeMember(page, visitor);
  await buyPlan(page, visitor);
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
