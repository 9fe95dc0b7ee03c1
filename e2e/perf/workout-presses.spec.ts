import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { becomeTrained } from "../workout.ts";

const LIMIT_MS = 100;
/** The best round counts: other load on the machine can only add time. */
const ROUNDS = 3;
/** Event Timing does not report shorter durations; an unreported press counts as this. */
const UNREPORTED_MS = 16;

test("every press of the player is painted within 100 ms on a phone six times slower", async ({ page, visitor }) => {
  test.slow();
  await becomeTrained(page, visitor);
  await page.goto("/app/treino/A");
  await page.getByRole("button", { name: "Guardar neste aparelho" }).click();
  await expect(page.getByRole("heading", { name: "Guardar neste aparelho?" })).toBeHidden();
  await page.getByRole("button", { name: "Aqueci, começar" }).click();
  await expect(page.getByRole("button", { name: "Concluir série" })).toBeVisible();

  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await observePresses(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const durations: Record<string, number[]> = { step: [], reserve: [], pain: [], conclude: [], skip: [] };
  for (let round = 0; round < ROUNDS; round++) {
    durations["step"]?.push(await press(page, button("Aumentar repetições")));
    durations["reserve"]?.push(await press(page, page.getByText("3", { exact: true })));
    durations["pain"]?.push(await press(page, button("Doeu")));
    await page.getByRole("dialog").getByRole("button", { name: "Fechar" }).click();
    durations["conclude"]?.push(await press(page, button("Concluir série")));
    durations["skip"]?.push(await press(page, button("Pular o descanso")));
    await expect(button("Concluir série")).toBeVisible();
  }
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });

  const description = Object.entries(durations)
    .map(([name, values]) => `${name} ${values.join(", ")} ms`)
    .join("; ");
  test.info().annotations.push({ type: "presses", description });
  console.log(description);
  for (const [name, values] of Object.entries(durations))
    expect(Math.min(...values), `${name}: ${values.join(", ")}`).toBeLessThanOrEqual(LIMIT_MS);
});

type InstrumentedWindow = Window & { presses: number[] };

/** Records the time from a press to the next paint (Event Timing). */
const observePresses = (page: Page) =>
  page.evaluate(() => {
    const presses: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) presses.push(entry.duration);
    });
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { presses, observer });
  });

async function press(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    (window as unknown as InstrumentedWindow).presses.length = 0;
  });
  await target.click();
  return page.evaluate(async (unreported) => {
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }));
    return Math.max(unreported, ...(window as unknown as InstrumentedWindow).presses);
  }, UNREPORTED_MS);
}
