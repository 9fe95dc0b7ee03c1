import { dayNumber } from "@app/engine/progress/day-number";
import { addDays } from "@app/engine/promises/local-time";
import { expect, test } from "vitest";
import { LEAST_WEIGH_INS, viewWeight } from "./weight-view.ts";

const TODAY = "2026-12-20";
const WAVE = [0, 0.3, -0.3, 0.15, -0.15];

/** Daily weights until today that change by so many kilograms a day, with a scale's noise. */
const viewOf = (count: number, kgADay: number) =>
  viewWeight(
    Array.from({ length: count }, (_, index) => ({
      day: dayNumber(TODAY) + 1 - count + index,
      kg: 82 + kgADay * index + (WAVE[index % WAVE.length] ?? 0),
    })),
    addDays(TODAY, -27),
    TODAY,
  );

test.each([
  ["a steady loss", -0.09, true],
  ["a steady gain", 0.09, true],
  ["the same weight", 0, false],
])("%s: whether the trend stands at the edge of its band", (_, kgADay, isBehind) => {
  expect(viewOf(28, kgADay)?.isBehind).toBe(isBehind);
});

test("with too few weigh-ins there is no trend to be behind", () => {
  expect(viewOf(LEAST_WEIGH_INS - 1, -0.5)).toMatchObject({ missing: 1, isBehind: false });
  expect(viewOf(0, 0)).toBeNull();
});
