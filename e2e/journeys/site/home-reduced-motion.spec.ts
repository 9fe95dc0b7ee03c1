import { expect, test } from "../../journey.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("with reduced motion no animation runs", { tag: ["@phone", "@whole"] }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  const action = page.getByRole("main").locator('a[href="#start"]').first();
  const shown = () => action.locator("[data-shown]").textContent();
  expect(await shown()).toBe("Comece Agora");
  await page.clock.runFor(10_000);
  expect(await shown()).toBe("Comece Agora");
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );
  expect(moving).toBe(0);
});
