import { expect, test } from "../../journey.ts";

test("without a session the sign-in page is there before its scripts, and keeps what is typed and clicked", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  let load = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/assets/framework-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/app/conta", { waitUntil: "commit" });
  const username = page.getByLabel("Email ou telefone");
  await username.fill(visitor.email);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("navigation", { name: "Aplicativo" })).toBeHidden();

  load();
  // The click is replayed: the form says what is missing, in the same fields.
  await expect(page.getByRole("main").getByLabel("Senha", { exact: true })).toBeFocused();
  await expect(username).toHaveValue(visitor.email);
  await expect(page).toHaveURL("/app/conta");
});

test("nothing runs on the sign-in page before it is touched", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/app");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html[data-ready]")).not.toBeAttached();
  await page.keyboard.press("Tab");
  await expect(page.locator("html[data-ready]")).toBeAttached();
});

test("a visitor without a session does not download the app", { tag: ["@phone", "@worker"] }, async ({ page }) => {
  await page.goto("/app");
  await page.keyboard.press("Tab");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
});
