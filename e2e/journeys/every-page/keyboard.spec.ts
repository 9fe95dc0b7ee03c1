import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../journey.ts";

async function tabTo(page: Page, target: Locator) {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never reached the target");
}

test("a visitor signs up with the keyboard alone", { tag: ["@desktop", "@whole"] }, async ({
  page,
  visitor,
  database,
}) => {
  // About a hundred presses of Tab, each checked.
  test.slow();
  await page.goto("/");
  // The banner is first in the tab order and appears with the scripts: an earlier Tab would already be past it.
  await expect(page.getByRole("button", { name: "Rejeitar" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Rejeitar" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator("#start").getByRole("button", { name: "Escolher Plano" }));
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Crie sua conta grátis" });
  await expect(dialog).toBeVisible();
  for (const [label, text] of [
    ["Nome", visitor.fullName],
    ["Telefone", visitor.phone],
    ["Email (opcional)", visitor.email],
    ["Senha", visitor.password],
    ["Confirmar Senha", visitor.password],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, dialog.getByRole("radio", { name: "iPhone" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("alertdialog", { name: "Cadastro realizado com sucesso!" })).toBeVisible();
  expect(await database.accountsWithPhone(visitor.phone)).toBe(1);
});
