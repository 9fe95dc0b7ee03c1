import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { becomePlanned, keepOnDevice } from "../member.ts";
import { addBaselineButton, expectWithinLimit, observeTaps, tap, writeHistory } from "./taps.ts";

const ROUNDS = 6;

test("with 4,900 records a logged meal is painted within 100 ms on a phone four times slower", {
  tag: ["@worker", "@whole"],
}, async ({ page, visitor }) => {
  test.slow();
  await becomePlanned(page, visitor);
  await keepOnDevice(page);
  await writeHistory(page);
  await page.goto("/app/plano#almoco");
  const lunch = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Almoço/ }) });
  const eat = lunch.getByRole("button", { name: "Comi assim" });
  await expect(eat).toBeVisible();

  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await observeTaps(page);
  const durations: Record<string, number[]> = { baseline: [], "eaten, first paint": [], "eaten, shown": [], undo: [] };
  const baseline = await addBaselineButton(page);
  for (let round = 0; round < ROUNDS; round++) {
    durations["baseline"]?.push(await tap(page, baseline));
    const shown = await shownAfterTap(page, "Comeu assim");
    durations["eaten, first paint"]?.push(await tap(page, eat));
    durations["eaten, shown"]?.push(await shown());
    durations["undo"]?.push(await tap(page, lunch.getByRole("button", { name: "Desfazer" })));
    await expect(eat).toBeVisible();
  }
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  expectWithinLimit(durations);
});

/** From the next tap to the frame that has the words: what is stored on the device is shown after the tap's own paint. */
async function shownAfterTap(page: Page, words: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const shown = new Promise<number>((resolve) => {
      addEventListener(
        "pointerup",
        ({ timeStamp }) => {
          const look = (now: number) => {
            if (document.querySelector("main")?.textContent?.includes(wanted)) resolve(now - timeStamp);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
    Object.assign(window, { shown });
  }, words);
  return () => page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}
