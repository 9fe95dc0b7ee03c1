import type { Page } from "@playwright/test";
import { CARDS, choose, createAccount, fillCard, identify, PAY, register, step, test } from "../../checkout.ts";
import { expect, fillSignup, openSignup } from "../../journey.ts";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("paying keeps the focus on its button while it is busy, and a second Enter does nothing", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  test.slow();
  await identify(page, visitor.email);
  await createAccount(page, visitor);
  await fillCard(page, CARDS.declined);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await page.route("**/v1/auth/payment", async (route) => {
    sent += 1;
    await released;
    await route.continue();
  });
  const pay = step(page).locator('button[type="submit"]').filter({ hasText: PAY });
  await pay.focus();
  await page.keyboard.press("Enter");
  await expect(pay).toHaveAttribute("aria-busy", "true");
  await expect(pay).toBeDisabled();
  await expect(pay).toBeFocused();
  await page.keyboard.press("Enter");
  await step(page).getByLabel("CCV").press("Enter");
  await pay.focus();
  release();
  await expect(step(page).getByRole("alert")).toContainText("Erro ao processar pagamento");
  await expect(pay).toBeFocused();
  expect(sent).toBe(1);
});

test("a rejected sign-up returns the focus to its button once the alert is closed", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  await register(page, { ...visitor, email: "" });
  await page.goto("/");
  const dialog = await openSignup(page);
  await fillSignup(page, visitor);
  const create = dialog.getByRole("button", { name: "Criar Conta" });
  await create.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).press("Enter");
  await expect(create).toBeFocused();
});

test("every view of the sign-in page moves the focus to its heading, its forms to the first invalid field", {
  tag: ["@phone", "@whole"],
}, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Esqueci minha senha" }).press("Enter");
  await expect(title(page, "Senha nova, sem drama.")).toBeFocused();
  await page.getByRole("button", { name: "Voltar para entrar" }).press("Enter");
  await expect(title(page, "Bom te ver por aqui.")).toBeFocused();

  await page.getByRole("button", { name: "Esqueci minha senha" }).press("Enter");
  const username = page.getByLabel("Email ou telefone");
  await page.getByRole("button", { name: "Enviar link" }).press("Enter");
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription("Telefone ou email é obrigatório");
  await username.fill("ninguem@example.com");
  await page.getByRole("button", { name: "Enviar link" }).press("Enter");
  await expect(title(page, "Crie uma senha nova.")).toBeFocused();

  const save = page.getByRole("button", { name: "Salvar e entrar" });
  const code = page.getByLabel("Código de 6 números");
  await save.press("Enter");
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription("O código tem 6 números");
  await code.fill("000000");
  await save.press("Enter");
  await expect(page.getByLabel("Nova senha")).toBeFocused();

  await page.goto("/login?prova=nada.nada");
  await expect(title(page, "É você mesmo?")).toBeVisible();
  await page.getByRole("button", { name: "Sim, continuar" }).press("Enter");
  await expect(title(page, "Crie uma senha nova.")).toBeFocused();
});

test("Escape hides the tooltip of the total, and returning to its button shows it again", {
  tag: ["@desktop", "@whole"],
}, async ({ page }) => {
  await page.goto("/pagamento?plano=completo&ciclo=annual");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  const trigger = page.getByRole("button", { name: "Como calculamos o total" }).filter({ visible: true });
  const tooltip = page.getByRole("tooltip");
  await trigger.focus();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await expect(trigger).toBeFocused();
  await trigger.blur();
  await trigger.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await page.mouse.move(0, 0);
  await trigger.hover();
  await expect(tooltip).toBeVisible();
});

test("an invalid form announces the number of errors once", { tag: ["@phone", "@whole"] }, async ({
  page,
  visitor,
}) => {
  await identify(page, visitor.email);
  await createAccount(page, visitor);
  await choose(page, "Cartão de crédito");
  const form = step(page)
    .locator("form")
    .filter({ has: page.getByLabel("Número do cartão") });
  await form.getByRole("button", { name: PAY }).click();
  const number = form.getByLabel("Número do cartão");
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/\S/);
  const invalidCount = await form.locator("[aria-invalid=true]").count();
  expect(invalidCount).toBeGreaterThan(3);
  const announcements = form.locator('[aria-live], [role="status"], [role="alert"]').filter({ hasText: /\S/ });
  await expect(announcements).toHaveText(new RegExp(`^${invalidCount} campos precisam de atenção$`));
});

test("the card and password forms have the autocomplete tokens that autofill needs", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  await register(page, visitor);
  await identify(page, visitor.email);
  const token = (label: string) => step(page).getByLabel(label, { exact: true }).getAttribute("autocomplete");
  await expect(step(page).getByLabel("CEP")).toBeVisible();
  expect(await token("CEP")).toBe("postal-code");
  expect(await token("Número")).toBe("off");
  expect(await token("Complemento (opcional)")).toBe("address-line2");

  await step(page).getByRole("button", { name: "Entrar com senha" }).click();
  const account = step(page).locator('form input[autocomplete="username"]');
  await expect(account).toHaveValue(visitor.email);
  // Password managers ignore a field of type hidden.
  await expect(account).toHaveAttribute("type", "text");
});
