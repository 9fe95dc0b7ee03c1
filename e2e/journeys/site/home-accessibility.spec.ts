import { expectAccessible } from "../../accessible.ts";
import { expect, openSignup, test } from "../../journey.ts";

test("axe finds nothing on the page, nor in its two dialogs", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await expectAccessible(page, "home");
  await page.getByRole("button", { name: "Rejeitar" }).click();

  await page.getByRole("button", { name: "Baixar o app" }).first().click();
  await expect(page.getByRole("dialog", { name: "Escolha sua plataforma" })).toBeVisible();
  await expectAccessible(page, "stores");
  await page.keyboard.press("Escape");

  await openSignup(page);
  await expectAccessible(page, "sign-up");
});

test("from a narrow phone to a wide screen the page has no horizontal scrolling", {
  tag: ["@phone", "@whole"],
}, async ({ page }) => {
  for (const width of [320, 768, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expect(page.locator("html[data-ready]")).toBeAttached();
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content, `${width} px`).toBeLessThanOrEqual(window ?? 0);
  }
});
