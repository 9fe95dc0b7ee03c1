import type { Page } from "@playwright/test";
import { expect, fillSignup, test } from "../../journey.ts";

/** Delays every script until `release` is called, as on a slow phone. */
async function delayScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
}

test("a tap before hydration is replayed once", { tag: "@phone" }, async ({ page, visitor, database }) => {
  const scripts = await delayScripts(page);
  await page.goto("/");
  const choose = page.locator("#start").getByRole("button", { name: "Escolher Plano" });
  await choose.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  scripts.release();

  const dialog = page.getByRole("dialog", { name: "Crie sua conta grátis" });
  await expect(dialog).toBeVisible();
  await fillSignup(page, visitor);
  await dialog.getByRole("button", { name: "Criar Conta" }).click();
  await expect(page.getByRole("alertdialog", { name: "Cadastro realizado com sucesso!" })).toBeVisible();
  expect(await database.accountsWithPhone(visitor.phone)).toBe(1);
});

test("Enter before hydration opens the form and puts nothing in the URL", { tag: "@phone" }, async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto("/");
  await page.locator("#start").getByRole("button", { name: "Escolher Plano" }).focus();
  await page.keyboard.press("Enter");
  scripts.release();

  await expect(page.getByRole("dialog", { name: "Crie sua conta grátis" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});
