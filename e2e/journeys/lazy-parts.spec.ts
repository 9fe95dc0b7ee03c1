import type { Page } from "@playwright/test";
import { identify, register, step } from "../checkout.ts";
import { expect, test } from "../journey.ts";

/** Keeps a file of the build from arriving, until it is let through. */
async function withhold(page: Page, name: string): Promise<() => Promise<void>> {
  const file = new RegExp(`/assets/${name}-[^/]+\\.js$`);
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

const again = { name: "Tentar de novo" };

test("the sign-up whose code does not arrive says so, and trying again opens it", { tag: "@phone" }, async ({
  page,
}) => {
  const letThrough = await withhold(page, "signup-modal");
  await page.goto("/");
  await page.locator("#start").getByRole("button", { name: "Escolher Plano" }).click();
  const failure = page.getByRole("alertdialog", { name: "Não deu para abrir o cadastro" });
  await expect(failure).toBeVisible();
  await letThrough();
  await failure.getByRole("button", again).click();
  const dialog = page.getByRole("dialog", { name: "Crie sua conta grátis" });
  await expect(dialog.getByLabel("Nome", { exact: true })).toBeVisible();
});

test("closed and pressed again, the choice of stores is there once its code is", { tag: "@phone" }, async ({
  page,
}) => {
  const letThrough = await withhold(page, "store-modal-dialog");
  await page.goto("/");
  const button = page.locator('[data-opens="stores"]').first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  const failure = page.getByRole("alertdialog", { name: "Não deu para abrir as lojas" });
  await failure.getByRole("button", { name: "Agora não" }).click();
  await expect(failure).toBeHidden();
  await letThrough();
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Escolha sua plataforma" });
  await expect(dialog.getByRole("link").first()).toBeVisible();
});

test("a step of the checkout whose code does not arrive is tried again where the buyer is", { tag: "@phone" }, async ({
  page,
  visitor,
}) => {
  await register(page, visitor);
  const letThrough = await withhold(page, "steps");
  await identify(page, visitor.email);
  await expect(page.getByRole("heading", { name: "Esta etapa não abriu" })).toBeVisible();
  await letThrough();
  // No reload: what the page knows stays.
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole("button", again).click();
  await expect(step(page).getByLabel("CEP")).toBeVisible();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("the door whose code does not arrive says so, and trying again opens it", { tag: "@phone" }, async ({ page }) => {
  const letThrough = await withhold(page, "login.route");
  await page.goto("/app");
  await expect(page.getByRole("alert")).toContainText("não chegou");
  await letThrough();
  await page.getByRole("button", again).click();
  await expect(page.getByLabel("Email ou telefone")).toBeVisible();
});
