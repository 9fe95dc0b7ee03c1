import type { Locator, Page } from "@playwright/test";
import { CARDS, identify, register, step } from "../checkout.ts";
import { expect, test } from "../journey.ts";

const BOUND_MS = 100;
/** The best of them counts: whatever else the machine does only ever adds time. */
const ROUNDS = 3;
/** A quick typist's pace: 12 keys a second. */
const KEY_EVERY_MS = 80;
/** The browser does not report what is faster than this; such a key counts as this slow. */
const UNREPORTED_MS = 16;

test("typing a card number answers within 100 ms on a phone four times slower", async ({ page, visitor }) => {
  test.slow();
  await register(page, visitor);
  await identify(page, visitor.email);
  const number = step(page).getByLabel("Número do cartão");
  await expect(number).toBeVisible();
  const bare = await addBareField(page);

  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await watchKeys(page);
  const ours: number[][] = [];
  const bares: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await type(page, number));
    bares.push(await type(page, bare));
  }
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });

  await expect(number).toHaveValue("4111 1111 1111 1111");
  const summarize = (name: string, rounds: number[][]) =>
    `${name}: p95 ${rounds.map((keys) => share(keys, 0.95)).join(", ")} ms, p50 ${share(rounds.flat(), 0.5)} ms`;
  const description = `${summarize("card number", ours)}; ${summarize("a field without any script", bares)}`;
  test.info().annotations.push({ type: "typing", description });
  console.log(description);
  const best = (rounds: number[][]) => Math.min(...rounds.map((keys) => share(keys, 0.95)));
  // Where even a bare field comes near the bound, the machine is being measured: then ours may be half as slow again.
  expect(best(ours)).toBeLessThanOrEqual(Math.max(BOUND_MS, 1.5 * best(bares)));
});

const share = (keys: number[], part: number): number =>
  keys.toSorted((one, other) => one - other)[Math.ceil(keys.length * part) - 1] ?? 0;

type Watched = Window & { keys: Map<number, number>; watcher: PerformanceObserver };

/** Remembers, for each key, how long it took from the press until the answer was painted (Event Timing). */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const keys = new Map<number, number>();
    const watcher = new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === "keydown") keys.set(startTime, duration);
    });
    watcher.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { keys, watcher });
  });

/** Types the whole number; answers how long each of its keys took, once the last one's frame has been painted. */
async function type(page: Page, field: Locator): Promise<number[]> {
  await field.clear();
  await page.evaluate(() => (window as unknown as Watched).keys.clear());
  await field.pressSequentially(CARDS.approved, { delay: KEY_EVERY_MS });
  const reported = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }));
    return [...(window as unknown as Watched).keys.values()];
  });
  const unreported = Array.from({ length: Math.max(0, CARDS.approved.length - reported.length) }, () => UNREPORTED_MS);
  return [...reported, ...unreported];
}

/** The yardstick: a field on the same page that nothing listens to. */
async function addBareField(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const field = document.createElement("input");
    field.id = "bare";
    document.querySelector("main")?.append(field);
  });
  return page.locator("#bare");
}
