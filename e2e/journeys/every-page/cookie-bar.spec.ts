import type { Page } from "@playwright/test";
import { expect, test } from "../../journey.ts";

/** What each page is for, on the first screen of a phone. */
const actions = {
  "/": "Comece Agora",
  "/lp5": "QUERO COMEÇAR AGORA",
  "/pagamento": "Continuar",
  "/login": "Entrar",
  "/app": "Entrar",
  "/sair-da-lista": "Parar de receber",
};

test("the open cookie bar leaves free what each page is for", { tag: "@phone" }, async ({ page }) => {
  for (const [path, name] of Object.entries(actions)) {
    await page.goto(path);
    const action = page.getByRole("main").locator("a, button").filter({ hasText: name }).first();
    await expect(action).toBeVisible();
    // The sign-in page at a screen's URL runs nothing before it is touched.
    await page.keyboard.press("Shift");
    const { y = 0, height = 0 } = (await action.boundingBox()) ?? {};
    expect(y + height, path).toBeLessThanOrEqual(await topOfBar(page));
  }
});

test("the end of each page can be scrolled above the open cookie bar", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/lp2", "/blog", "/termos", "/nao-existe", "/login", "/pagamento"]) {
    await page.goto(path);
    const bar = await topOfBar(page);
    const lowest = await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      const controls = [...document.querySelectorAll(":is(main, footer) :is(a[href], button, input)")];
      const shown = controls.filter((control) => control.checkVisibility());
      return Math.max(...shown.map((control) => control.getBoundingClientRect().bottom));
    });
    expect(lowest, path).toBeLessThanOrEqual(bar);
  }
});

/** Once it has risen. */
async function topOfBar(page: Page): Promise<number> {
  const bar = page.getByRole("region", { name: "Cookies" });
  await expect(bar).toBeVisible();
  return bar.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return element.getBoundingClientRect().top;
  });
}
