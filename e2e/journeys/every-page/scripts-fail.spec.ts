import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../journey.ts";

const failureNotice = (page: Page) => page.getByText("Esta página não carregou por inteiro");

test("a form whose scripts fail to load is submitted by the browser, and the page says what happened", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/lp2?utm_source=jornada");
  const form = page.locator("#formulario");
  await form.getByLabel("Nome Completo").fill(visitor.fullName);
  await expect(failureNotice(page)).toBeVisible();
  await expectAccessible(page, "without its scripts");

  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === "POST");
  await form.getByRole("button", { name: "Solicitar Consulta Gratuita" }).click();
  expect((await sent).postData()).toContain("fullName=Bia+Teixeira+Lima");
  await expect(page).toHaveURL(/\/lp2(\?utm_source=jornada)?$/);
  await expect(failureNotice(page)).toBeVisible();
});

test("a click before the failure is replayed as a native submit", { tag: "@phone" }, async ({ page }) => {
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
  await expect(failureNotice(page)).toBeVisible();
});

// The inline loader imports these files: no script element fires an error event.
for (const file of ["entry.client", "framework"])
  test(`the page also says so when only ${file} is missing, and offers a reload`, { tag: "@phone" }, async ({
    page,
  }) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto("/");
    await expect(failureNotice(page)).toBeVisible();
    await page.unroute(`**/assets/${file}-*.js`);
    await page.getByRole("link", { name: "Carregar de novo" }).click();
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await expect(failureNotice(page)).toBeHidden();
  });
