import { expectAccessible } from "../../accessible.ts";
import {
  CARDS,
  choose,
  copyButton,
  createAccount,
  expectConfirmed,
  fillCard,
  identify,
  MAKE_CODE,
  PAY,
  register,
  step,
  submitPayment,
  test,
} from "../../checkout.ts";
import { createVisitor, expect } from "../../journey.ts";

test("axe finds nothing at any step of a purchase by card", { tag: "@whole" }, async ({ page, visitor }) => {
  test.slow();
  await page.goto("/pagamento");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await page.getByRole("button", { name: "Rejeitar" }).click();
  await step(page).getByRole("button", { name: "Continuar" }).click();
  await expect(step(page).getByLabel("Email ou telefone")).toHaveAccessibleDescription(
    "Telefone ou email é obrigatório",
  );
  await expectAccessible(page, "step 1 with a mistake");

  await identify(page, visitor.email);
  await step(page).getByRole("button", { name: "Criar conta" }).click();
  await expect(step(page).getByText("Nome completo é obrigatório")).toBeVisible();
  await expectAccessible(page, "new account with mistakes");
  await createAccount(page, visitor);
  await expect(step(page).getByLabel("Número do cartão")).toBeVisible();
  await expectAccessible(page, "card");
  await fillCard(page, CARDS.declined);
  await submitPayment(page, PAY);
  await expect(step(page).getByRole("alert")).toBeVisible();
  await expectAccessible(page, "declined card");
  await fillCard(page, CARDS.approved);
  await submitPayment(page, PAY);
  await expectConfirmed(page);
  await expectAccessible(page, "confirmed");
});

test("axe finds nothing on the plans, the login and the code", { tag: "@whole" }, async ({ page, visitor }) => {
  test.slow();
  await page.goto(`/pagamento/${await register(page, visitor)}`);
  await page.getByRole("button", { name: "Rejeitar" }).click();
  const toPayment = step(page).getByRole("button", { name: "Escolher Plano" });
  await expect(toPayment).toBeVisible();
  await expectAccessible(page, "plans");
  await toPayment.click();
  await choose(page, "PIX");
  await expectAccessible(page, "PIX");
  await submitPayment(page, MAKE_CODE);
  await expect(copyButton(page)).toBeVisible();
  await expectAccessible(page, "code");

  const other = createVisitor();
  await register(page, other);
  await identify(page, other.email);
  await step(page).getByRole("button", { name: "Entrar com senha" }).click();
  await expect(step(page).getByLabel("Senha", { exact: true })).toBeVisible();
  await expectAccessible(page, "login");
});
