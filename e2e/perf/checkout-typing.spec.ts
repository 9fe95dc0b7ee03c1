import type { Locator, Page } from "@playwright/test";
import { CARDS, identify, register, step } from "../checkout.ts";
import { expect, test } from "../journey.ts";

const LIMIT_MS = 100;
/** The best round counts: other load on the machine can only add time. */
const ROUNDS = 3;
/** A fast typist: 12 keys a second. */
const KEY_INTERVAL_MS = 80;
/** Event Timing does not report shorter durations; an unreported key counts as this. */
const UNREPORTED_MS = 16;

test("typing a card number answers within 100 ms on a phone four times slower", { tag: "@whole" }, async ({
  page,
  visitor,
}) => {
  test.slow();
  await register(page, visitor);
  await identify(page, visitor.email);
  const number = step(page).getByLabel("Número do cartão");
  await expect(number).toBeVisible();
  const baseline = await addBaselineField(page);

  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await observeKeys(page);
  const cardRounds: number[][] = [];
  const baselineRounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    cardRounds.push(await type(page, number));
    baselineRounds.push(await type(page, baseline));
  }
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });

  await expect(number).toHaveValue("4111 1111 1111 1111");
  const summarize = (name: string, rounds: number[][]) =>
    `${name}: p95 ${rounds.map((keys) => percentile(keys, 0.95)).join(", ")} ms, p50 ${percentile(rounds.flat(), 0.5)} ms`;
  const description = `${summarize("card number", cardRounds)}; ${summarize("baseline field", baselineRounds)}`;
  test.info().annotations.push({ type: "typing", description });
  console.log(description);
  const best = (rounds: number[][]) => Math.min(...rounds.map((keys) => percentile(keys, 0.95)));
  // When even the baseline is near the limit, the machine is the bottleneck: then 1.5 times the baseline is allowed.
  expect(best(cardRounds)).toBeLessThanOrEqual(Math.max(LIMIT_MS, 1.5 * best(baselineRounds)));
});

const percentile = (keys: number[], rank: number): number =>
  keys.toSorted((a, b) => a - b)[Math.ceil(keys.length * rank) - 1] ?? 0;

type InstrumentedWindow = Window & { keys: Map<number, number>; observer: PerformanceObserver };

/** Records, for each key, the time from keydown to the next paint (Event Timing). */
const observeKeys = (page: Page) =>
  page.evaluate(() => {
    const keys = new Map<number, number>();
    const observer = new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === "keydown") keys.set(startTime, duration);
    });
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { keys, observer });
  });

/** Types the whole number; returns the duration of each key once the last frame has been painted. */
async function type(page: Page, field: Locator): Promise<number[]> {
  await field.clear();
  await page.evaluate(() => (window as unknown as InstrumentedWindow).keys.clear());
  await field.pressSequentially(CARDS.approved, { delay: KEY_INTERVAL_MS });
  const reported = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }));
    return [...(window as unknown as InstrumentedWindow).keys.values()];
  });
  const unreported = Array.from({ length: Math.max(0, CARDS.approved.length - reported.length) }, () => UNREPORTED_MS);
  return [...reported, ...unreported];
}

/** The baseline: a field on the same page without event listeners. */
async function addBaselineField(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const field = document.createElement("input");
    field.id = "baseline";
    document.querySelector("main")?.append(field);
  });
  return page.locator("#baseline");
}
