import type { Answers } from "@app/engine/intake/answers";
import { expectAccessible } from "../../accessible.ts";
import { buyPlan } from "../../buy.ts";
import { register } from "../../checkout.ts";
import {
  allowCare,
  answerAll,
  answerConsent,
  completeIntake,
  plainAnswers,
  saveAnswers,
} from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { signInToApp } from "../../member.ts";

const RESULT = "/app/anamnese/resultado";
const FIGURE = /\d[\d.,]*\s*(kcal|kg|g|ml|cm)(?![a-z])/;

const shown: { name: string; answers: Answers; title: string; hasFigures: boolean }[] = [
  { name: "plan", answers: plainAnswers, title: "Suas metas do dia estão prontas.", hasFigures: true },
  {
    name: "plan without numbers",
    answers: { ...plainAnswers, p1: "esconder-tudo" },
    title: "Suas respostas já têm um começo.",
    hasFigures: false,
  },
  {
    name: "limited",
    answers: { ...plainAnswers, s11: { answer: "sim", drug: "semaglutida" } },
    title: "Um começo mais simples, com cuidado.",
    hasFigures: true,
  },
  {
    name: "person first",
    answers: { ...plainAnswers, s8: "gravida" },
    title: "Uma pessoa vai ler antes.",
    hasFigures: false,
  },
];

for (const { name, answers, title, hasFigures } of shown)
  test(`outcome ${name}: the screen, and its card on Hoje`, {
    tag: name === "person first" ? "@phone" : ["@phone", "@whole"],
  }, async ({ page, visitor }) => {
    await register(page, visitor);
    await buyPlan(page, visitor);
    await answerAll(page, visitor, answers);
    await signInToApp(page, visitor);
    // With a plan Hoje leads with its day; the outcome is one link of what is folded below it.
    const folded = page.getByRole("heading", { name: /^(Seu plano definitivo|Uma pessoa lê o que você contou)$/ });
    const link = page.getByRole("link", { name: /^(Ver tudo|O resultado da anamnese)$/ });
    await expect(folded.or(link).first()).toBeVisible();
    if (!(await link.isVisible())) await folded.click();
    await link.click();
    await expect(page).toHaveURL(RESULT);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const text = await page.getByRole("main").innerText();
    if (hasFigures) expect(text).toMatch(FIGURE);
    else expect(text).not.toMatch(FIGURE);
    await expectAccessible(page, name);
  });

test("a member under age is not served, gets the money back for the password, and no answer is kept", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  await register(page, visitor);
  await buyPlan(page, visitor);
  await allowCare(page, visitor);
  await saveAnswers(page, visitor, { q01: "Bia", q02: `${new Date().getFullYear() - 16}-01-01` });
  await completeIntake(page, visitor);
  await signInToApp(page, visitor);
  await page.goto(RESULT);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ainda não é a hora");
  await expect(page.getByRole("main")).toContainText(/,\d\d voltam .*, até \d\d\//);
  await expectAccessible(page, "not served");
  await page.getByLabel("Sua senha").fill(visitor.password);
  await page.getByRole("button", { name: "Pedir a devolução agora" }).click();
  await expect(page.getByRole("heading", { name: "Devolução pedida." })).toBeVisible();
  await expect(page.getByText(/^Protocolo /)).toBeVisible();
});

test("crisis words show the fixed text with the telephone, before anything was closed", { tag: "@phone" }, async ({
  page,
  visitor,
}) => {
  await register(page, visitor);
  await buyPlan(page, visitor);
  await allowCare(page, visitor);
  await saveAnswers(page, visitor, { q08: "não quero mais viver" });
  await signInToApp(page, visitor);
  await page.goto(RESULT);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Ligar para 188 (CVV)" })).toHaveAttribute("href", "tel:188");
  await expect(main).toContainText("Avisei uma pessoa da nossa equipe");
  await expect(main).not.toContainText(/kcal|cardápio/);
  await expectAccessible(page, "crisis");
});

test("without the consent, and without remote care, nothing is made", { tag: ["@phone", "@whole"] }, async ({
  page,
  visitor,
}) => {
  await register(page, visitor);
  await buyPlan(page, visitor);
  await answerConsent(page, visitor, "health-data", false);
  await completeIntake(page, visitor);
  await signInToApp(page, visitor);
  await page.goto(RESULT);
  await expect(page.getByRole("heading", { level: 1, name: "Tudo bem. Sem dados do corpo." })).toBeVisible();
  await expectAccessible(page, "no consent");

  await answerConsent(page, visitor, "health-data", true);
  await answerConsent(page, visitor, "remote-care", false);
  await completeIntake(page, visitor);
  await page.goto(RESULT);
  await expect(page.getByRole("heading", { level: 1, name: "Vamos conversar antes." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Pedir a devolução agora" })).toBeVisible();
  await expectAccessible(page, "remote care declined");
});

test("a free member sees the target with its bill; one with a risk sees none and is sold nothing", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  await register(page, visitor);
  await answerConsent(page, visitor, "health-data", true);
  await saveAnswers(page, visitor, plainAnswers);
  await completeIntake(page, visitor);
  await signInToApp(page, visitor);
  await page.goto(RESULT);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("kcal por dia");
  await expectAccessible(page, "target");

  await saveAnswers(page, visitor, { e1: true });
  await page.goto(RESULT);
  await expect(page.getByRole("heading", { level: 1, name: "O diário é todo seu, sem meta." })).toBeVisible();
  const main = page.getByRole("main");
  expect((await main.innerText()).match(/\d+/g)?.filter((digits) => digits !== "188") ?? []).toEqual([]);
  await expect(main.locator('a[href*="/pagamento"]')).toHaveCount(0);
  await expectAccessible(page, "no target");
});
