import {
  ANNUAL_CENTS,
  CARDS,
  choose,
  currentPlan,
  expectConfirmed,
  fillCard,
  identify,
  PAY,
  payByPix,
  register,
  step,
  submitPayment,
  test,
} from "../../checkout.ts";
import { codeIn, emailTo, linkIn, whatsappTo } from "../../inbox.ts";
import { basic, expect } from "../../journey.ts";

// Each journey waits for messages that the worker sends.

const NEW_PASSWORD = "outra-de-verdade";

test("a forgotten password is reset with the link in the email, which works once", { tag: "@phone" }, async ({
  page,
  visitor,
}) => {
  await register(page, visitor);
  await page.goto("/login");
  await page.getByRole("button", { name: "Esqueci minha senha" }).click();
  await page.getByLabel("Email ou telefone").fill(visitor.email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  const link = linkIn(await emailTo(visitor.email, "Crie uma senha nova"));

  await page.goto(link);
  await page.getByLabel("Nova senha").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Salvar e entrar" }).click();
  await expect(page).toHaveURL(/\/app$/);
  expect(await currentPlan(page)).toBe("free");
  await emailTo(visitor.email, "A senha da sua conta foi trocada");

  const trySigningIn = (password: string) =>
    page.request.post("/v1/auth/sessions", { headers: basic(visitor.email, password), data: {} });
  expect((await trySigningIn(visitor.password)).status()).toBe(401);
  expect((await trySigningIn(NEW_PASSWORD)).status()).toBe(200);

  await page.goto(link);
  await page.getByLabel("Nova senha").fill(visitor.password);
  await page.getByRole("button", { name: "Salvar e entrar" }).click();
  await expect(page.getByRole("alert")).toContainText("não vale mais");
});

test("a purchase by email alone opens with the link in its receipt", { tag: "@phone" }, async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  await register(page, visitor);
  await identify(page, visitor.email);
  await choose(page, "Cartão de crédito");
  await fillCard(page, CARDS.approved);
  await submitPayment(page, PAY);
  await expectConfirmed(page);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);

  await page.goto("/login");
  await page.getByLabel("Email ou telefone").fill(visitor.email);
  await page.getByRole("main").getByLabel("Senha", { exact: true }).fill(visitor.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole("heading", { name: "Você está no Plano Gratuito" })).toBeVisible();

  await page.goto(linkIn(await emailTo(visitor.email, "Pagamento confirmado")));
  await page.getByRole("button", { name: "Sim, continuar" }).click();
  await page.getByLabel("Nova senha").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Salvar e entrar" }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole("heading", { name: /^Está tudo certo/ })).toBeVisible();
});

test("a password forgotten at the checkout is reset by code, without leaving the step", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor, expectChargedOnce }) => {
  await register(page, { ...visitor, email: "" });
  await identify(page, visitor.phone);
  await step(page).getByRole("button", { name: "Já tenho conta" }).click();
  await step(page).getByRole("button", { name: "Esqueci minha senha" }).click();
  await step(page)
    .getByLabel("Código recebido")
    .fill(codeIn(await whatsappTo(visitor.phone, /\/login\?prova=/)));
  await step(page).getByLabel("Senha nova").fill(NEW_PASSWORD);
  await step(page).getByRole("button", { name: "Salvar e continuar" }).click();
  await choose(page, "PIX");
  await step(page).getByLabel("Email").fill(visitor.email);
  await payByPix(page);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
  expect(await currentPlan(page)).toBe("completo");
});
