import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../journey.ts";

test("email and password sign in, and only a token is stored", { tag: "@phone" }, async ({ page, visitor }) => {
  await page.request.post("/v1/public/register", { data: { ...visitor, countryCode: "+55" } });
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Rejeitar" })).toBeVisible();
  await expectAccessible(page, "sign-in");
  await page.getByLabel("Email ou telefone").fill(visitor.email);
  await page.getByRole("main").getByLabel("Senha", { exact: true }).fill("outra-senha");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("main").getByLabel("Senha", { exact: true })).toHaveAccessibleDescription(
    "Email/telefone ou senha incorretos",
  );

  await page.getByRole("main").getByLabel("Senha", { exact: true }).fill(visitor.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/app$/);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(JSON.parse(stored["auth"] ?? "{}")).toSorted()).toEqual(["password", "username"]);
  expect(JSON.stringify(stored)).not.toContain(visitor.password);
  expect(JSON.parse(stored["user"] ?? "{}").fullName).toBe(visitor.fullName);
});

test("a password reset does not reveal whether an account exists", { tag: ["@phone", "@whole"] }, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Esqueci minha senha" }).click();
  await page.getByLabel("Email ou telefone").fill("ninguem@example.com");
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByLabel("Código de 6 números")).toBeVisible();
});

test("an expired link says so and leads back to the sign-in form", { tag: ["@phone", "@whole"] }, async ({ page }) => {
  await page.goto("/login?prova=nada.nada");
  await page.getByRole("button", { name: "Sim, continuar" }).click();
  await page.getByLabel("Nova senha").fill("feijao-e-arroz");
  await page.getByRole("button", { name: "Salvar e entrar" }).click();
  await expect(page.getByRole("alert")).toContainText("não vale mais");
  await page.getByRole("button", { name: "Voltar para entrar" }).click();
  await expect(page).toHaveURL(/\/login$/);
});
