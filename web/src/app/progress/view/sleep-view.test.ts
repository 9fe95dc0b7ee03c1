import type { Sleep } from "@app/contract/diary";
import { expect, test } from "vitest";
import { viewNights } from "./sleep-view.ts";

const nights = (...minutes: [day: string, minutes: number, quality?: number][]): Map<string, Sleep> =>
  new Map(minutes.map(([day, slept, quality = null]) => [day, { day, minutes: slept, quality }]));

const TODAY = "2026-11-16";
const some = nights(["2026-11-13", 420], ["2026-11-14", 300, 2], ["2026-11-16", 540, 5]);

test("nights begin with the first that was logged, and a longer night has a longer thread", () => {
  const view = viewNights(some, TODAY, "shown");
  expect(view?.rows.map(({ day }) => day)).toEqual(["2026-11-13", "2026-11-14", "2026-11-15", "2026-11-16"]);
  const [middle = 0, short = 0, none, long = 0] = view?.rows.map(({ thread }) => thread) ?? [];
  expect(none).toBeUndefined();
  expect(short > 0 && middle > short && long > middle).toBe(true);
  expect(view?.reference.at).toBe(middle);
  expect(view?.rows.at(-1)).toMatchObject({ words: "9\u00a0h", quality: "ótima" });
});

test("where numbers are hidden a night is longer or shorter than usual, without a digit", () => {
  const view = viewNights(some, TODAY, "hidden");
  expect(view?.rows.map(({ words }) => words)).toEqual(["como de costume", "mais curta", "sem registro", "mais longa"]);
  expect(`${view?.newest} ${view?.reference.label}`).not.toMatch(/\d/);
});

test("without a night in two weeks there is nothing to draw", () => {
  expect(viewNights(nights(["2026-10-01", 420]), TODAY, "shown")).toBeNull();
});
