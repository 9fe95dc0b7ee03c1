import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";

const LIMIT_MS = 100;
/** Of the bare button on the machine on which the limit was set. */
const BASELINE_MS = 24;
/** Of a year of logs: what a device keeps at most. */
const RECORDS = 4_900;
/** Event Timing does not report shorter durations; an unreported tap counts as this. */
const UNREPORTED_MS = 16;

/** By name, of each round; one of them is the bare button, `baseline`. */
export function expectWithinLimit(durations: Readonly<Record<string, readonly number[]>>): void {
  const description = Object.entries(durations)
    .map(([name, values]) => `${name} ${values.map(Math.round).join(", ")} ms`)
    .join("; ");
  test.info().annotations.push({ type: "taps", description });
  console.log(description);
  // The best round counts: other load on the machine can only add time.
  const best = (name: string) => Math.min(...(durations[name] ?? []));
  // A slower machine paints the bare button later, too: the limit grows with it.
  const limit = LIMIT_MS * Math.max(1, best("baseline") / BASELINE_MS);
  const tooSlow = Object.keys(durations).filter((name) => best(name) > limit);
  expect(tooSlow, description).toEqual([]);
}

/** Foods of the last two months and older sets, in the copy on the device, as the server would have sent them. */
export const writeHistory = (page: Page): Promise<void> =>
  page.evaluate(async (count) => {
    const { name } = (await indexedDB.databases()).find((database) => database.name?.startsWith("account-")) ?? {};
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name ?? "");
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
    const transaction = database.transaction("records", "readwrite");
    for (let index = 0; index < count; index++) {
      const ms = Date.now() - (1 + (index % 60)) * 86_400_000;
      const time = ms.toString(16).padStart(12, "0");
      const idOf = (at: string) => `${at.slice(0, 8)}-${at.slice(8)}-7000-8000-${String(index).padStart(12, "0")}`;
      const at = new Date(ms).toISOString();
      const food = {
        place: { day: at.slice(0, 10), meal: "almoco", time: "12:30" },
        food: { ref: "taco:3", per100: null },
        amount: { grams: 100, low: 90, high: 110, unit: null, count: null, isAssumed: false },
        source: { from: "search", part: null },
      };
      const set = {
        workout: idOf(time),
        part: "A.1",
        exercise: "own:agachamento-mochila",
        number: 1,
        kg: 20,
        count: 10,
      };
      const [kind, fields] = index % 2 === 0 ? ["food", food] : ["set", { set: { ...set, reserve: 2 }, at }];
      const hlc = `${time}-0000-0000000000000000`;
      const values = Object.entries(fields).map(([field, value]) => [field, { value, hlc }]);
      const state = { fields: Object.fromEntries(values), deleted: null, losers: {} };
      transaction.objectStore("records").put({ id: idOf(time), kind, state });
    }
    await new Promise((resolve) => transaction.addEventListener("complete", resolve));
    database.close();
  }, RECORDS);

type InstrumentedWindow = Window & { taps: number[] };

/** Records the time from a tap to the next paint (Event Timing). */
export const observeTaps = (page: Page) =>
  page.evaluate(() => {
    const taps: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) taps.push(entry.duration);
    });
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { taps, observer });
  });

/** The baseline: a button on the same page without event listeners. */
export async function addBaselineButton(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.id = "baseline";
    button.textContent = "baseline";
    document.querySelector("main")?.prepend(button);
  });
  return page.locator("#baseline");
}

export async function tap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    (window as unknown as InstrumentedWindow).taps.length = 0;
  });
  await target.click();
  return page.evaluate(async (unreported) => {
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }));
    return Math.max(unreported, ...(window as unknown as InstrumentedWindow).taps);
  }, UNREPORTED_MS);
}
