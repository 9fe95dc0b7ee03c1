import type { Page } from "@playwright/test";
import { identify, register, step } from "../../checkout.ts";
import { expect, test } from "../../journey.ts";

/** Blocks a chunk of the build; returns a function that unblocks it. */
async function blockChunk(page: Page, name: string): Promise<() => void> {
  let isBlocked = true;
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) =>
    isBlocked ? route.abort() : route.continue(),
  );
  // Never unrouted: a request that is intercepted at that moment would never be answered.
  return () => {
    isBlocked = false;
  };
}

const retry = { name: "Tentar de novo" };

test("a sign-up dialog that fails to load says so, and retrying opens it", { tag: ["@phone", "@whole"] }, async ({
  page,
}) => {
  const unblock = await blockChunk(page, "signup-modal");
  await page.goto("/");
  await page.locator("#start").getByRole("button", { name: "Escolher Plano" }).click();
  const failure = page.getByRole("alertdialog", { name: "Não deu para abrir o cadastro" });
  await expect(failure).toBeVisible();
  unblock();
  await failure.getByRole("button", retry).click();
  const dialog = page.getByRole("dialog", { name: "Crie sua conta grátis" });
  await expect(dialog.getByLabel("Nome", { exact: true })).toBeVisible();
});

test("a checkout step that fails to load is retried without losing the buyer's state", { tag: "@phone" }, async ({
  page,
  visitor,
}) => {
  await register(page, visitor);
  const unblock = await blockChunk(page, "steps");
  await identify(page, visitor.email);
  await expect(page.getByRole("heading", { name: "Esta etapa não abriu" })).toBeVisible();
  unblock();
  // No reload: the page's state is kept.
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole("button", retry).click();
  await expect(step(page).getByLabel("CEP")).toBeVisible();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("a sign-in screen that fails to load says so, and retrying opens it", { tag: ["@phone", "@whole"] }, async ({
  page,
}) => {
  const unblock = await blockChunk(page, "login.route");
  await page.goto("/app");
  await page.keyboard.press("Shift");
  await expect(page.getByRole("alert")).toContainText("não chegou");
  unblock();
  await page.getByRole("button", retry).click();
  await expect(page.getByLabel("Email ou telefone")).toBeVisible();
});
