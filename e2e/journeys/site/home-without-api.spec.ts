import { expect, fillSignup, openSignup } from "../../journey.ts";
import { test } from "../../without-api.ts";

test("with the API down the page is complete, and a failed sign-up keeps the form's values", {
  tag: "@phone",
}, async ({ page, siteWithoutApi, visitor }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(siteWithoutApi);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("details")).toHaveCount(11);

  const dialog = await openSignup(page);
  await fillSignup(page, visitor);
  await dialog.getByRole("button", { name: "Criar Conta" }).click();

  const failure = page.getByRole("alertdialog", { name: "Erro no cadastro" });
  await expect(failure).toContainText("Estamos fora do ar por alguns instantes. Tente de novo em breve.");
  await failure.getByRole("button").last().click();
  await expect(dialog.getByLabel("Nome", { exact: true })).toHaveValue(visitor.fullName);
  await expect(dialog.getByLabel("Telefone")).not.toHaveValue("");
  await expect(dialog.getByLabel("Senha", { exact: true })).toHaveValue(visitor.password);
  expect(errors).toEqual([]);
});
