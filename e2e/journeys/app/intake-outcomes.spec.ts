import { expectAccessible } from "../../accessible.ts";
import { buyPlan } from "../../buy.ts";
import { allowCare, completeIntake, plainAnswers, saveAnswers } from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember, becomePlanned, givePlan, openHome } from "../../member.ts";

const RESULT = "/app/anamnese/resultado";
const FIGURE = /\d[\d.,]*\s*(kcal|kg|g|ml|cm)(?![a-z])/;

test("a person reads first: the screen without a figure, and its card on Hoje", { tag: "@phone" }, async ({
  page,
  visitor,
}) => {
  await becomePlanned(page, visitor, { ...plainAnswers, s8: "gravida" });
  await openHome(page);
  await page.getByRole("link", { name: /^(Ver tudo|O resultado da anamnese)$/ }).click();
  await expect(page).toHaveURL(RESULT);
  await expect(page.getByRole("heading", { level: 1, name: "Uma pessoa vai ler antes." })).toBeVisible();
  expect(await page.getByRole("main").innerText()).not.toMatch(FIGURE);
  await expectAccessible(page, "person first");
});

test("a member under age is not served, gets the money back for the password, and no answer is kept", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  await becomeMember(page, visitor);
  await buyPlan(page, visitor);
  await allowCare(page, visitor);
  await saveAnswers(page, visitor, { q01: "Bia", q02: `${new Date().getFullYear() - 16}-01-01` });
  await completeIntake(page, visitor);
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
  await givePlan(await becomeMember(page, visitor), visitor);
  await allowCare(page, visitor);
  await saveAnswers(page, visitor, { q08: "não quero mais viver" });
  await page.goto(RESULT);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Ligar para 188 (CVV)" })).toHaveAttribute("href", "tel:188");
  await expect(main).toContainText("Avisei uma pessoa da nossa equipe");
  await expect(main).not.toContainText(/kcal|cardápio/);
  await expectAccessible(page, "crisis");
});
