import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../journey.ts";

const disclosed = (page: Page) => page.getByText("Esta página não carregou por inteiro");

test("a form whose scripts never come is sent by the browser itself, and the page says what happened", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/lp2?utm_source=jornada");
  const form = page.locator("#formulario");
  await form.getByLabel("Nome Completo").fill(visitor.fullName);
  await expect(disclosed(page)).toBeVisible();
  await expectAccessible(page, "without its scripts");

  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === "POST");
  await form.getByRole("button", { name: "Solicitar Consulta Gratuita" }).click();
  expect((await sent).postData()).toContain("fullName=Bia+Teixeira+Lima");
  await expect(page).toHaveURL(/\/lp2(\?utm_source=jornada)?$/);
  await expect(disclosed(page)).toBeVisible();
});

test("a press made before the failure is given back to the browser", { tag: "@phone" }, async ({ page }) => {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto("/lp2");
  const button = page.locator("#formulario").getByRole("button", { name: "Solicitar Consulta Gratuita" });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === "POST");
  fail();
  await sent;
  await expect(disclosed(page)).toBeVisible();
});

// The page's own start fetches it by itself: no script element fails with it.
for (const file of ["entry.client", "framework"])
  test(`the page says so too when ${file} alone is missing, and offers to try again`, { tag: "@phone" }, async ({
    page,
  }) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto("/");
    await expect(disclosed(page)).toBeVisible();
    await page.unroute(`**/assets/${file}-*.js`);
    await page.getByRole("link", { name: "Carregar de novo" }).click();
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await expect(disclosed(page)).toBeHidden();
  });
