import type { Page } from "@playwright/test";
import { expect, fillSignup, test } from "../journey.ts";

/** Holds every script back until `open` is called: the page as a slow phone sees it. */
async function withScriptsHeld(page: Page) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  return { open: () => open() };
}

test("a tap before the scripts arrive is not lost and counts once", { tag: "@phone" }, async ({
  page,
  visitor,
  database,
}) => {
  const scripts = await withScriptsHeld(page);
  await page.goto("/");
  const choose = page.locator("#start").getByRole("button", { name: "Escolher Plano" });
  await choose.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  scripts.open();

  const dialog = page.getByRole("dialog", { name: "Crie sua conta grátis" });
  await expect(dialog).toBeVisible();
  await fillSignup(page, visitor);
  await dialog.getByRole("button", { name: "Criar Conta" }).click();
  await expect(page.getByRole("alertdialog", { name: "Cadastro realizado com sucesso!" })).toBeVisible();
  expect(await database.accountsWithPhone(visitor.phone)).toBe(1);
});

test("Enter before the scripts arrive opens the form and puts nothing in the address", { tag: "@phone" }, async ({
  page,
}) => {
  const scripts = await withScriptsHeld(page);
  await page.goto("/");
  await page.locator("#start").getByRole("button", { name: "Escolher Plano" }).focus();
  await page.keyboard.press("Enter");
  scripts.open();

  await expect(page.getByRole("dialog", { name: "Crie sua conta grátis" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});
