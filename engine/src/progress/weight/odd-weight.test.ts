import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { anyWeighIns } from "../testing/any-weigh-ins.ts";
import { isOdd, oddWeighIns } from "./odd-weight.ts";
import { trendOf } from "./trend-weight.ts";
import { weighInsOf } from "./weigh-in.ts";

const daily = (days: number, kgOn: (day: number) => number) =>
  Array.from({ length: days }, (_, day) => ({ day, kg: kgOn(day) }));
const steady = daily(20, (day) => 90 - 0.15 * day);

describe("whether a weight is asked about", () => {
  test.each([
    { what: "the first one of all", history: [], day: 0, kg: 250, odd: false },
    { what: "near the trend of a few", history: daily(3, () => 80), day: 3, kg: 82.5, odd: false },
    { what: "far from the trend of a few", history: daily(3, () => 80), day: 3, kg: 82.6, odd: true },
    { what: "on the line of a steady loss, far from its trend", history: steady, day: 30, kg: 85.5, odd: false },
    { what: "above the line of a steady loss", history: steady, day: 20, kg: 89.6, odd: true },
    { what: "a correction of the day's own weight", history: daily(4, () => 80), day: 3, kg: 80.4, odd: false },
    { what: "digits in the wrong order", history: daily(10, () => 78), day: 10, kg: 87, odd: true },
    {
      what: "usual for a scale that varies",
      history: daily(20, (day) => 80 + 2 * (-1) ** day),
      day: 20,
      kg: 83,
      odd: false,
    },
  ])("$what: $odd", ({ history, day, kg, odd }) => expect(isOdd(history, day, kg)).toBe(odd));

  test("a weigh-in that the member called wrong expects nothing of the next one", () => {
    const history = [...daily(10, () => 80), { day: 10, kg: 120, isConfirmed: false }];
    expect(isOdd(history, 11, 80.5)).toBe(false);
    expect(trendOf(history).at(-1)).toEqual({ day: 9, kg: 80, trend: 80 });
  });
});

test("for any weigh-ins, those that are asked about are the ones that would have been asked about before saving", () => {
  fc.assert(
    fc.property(anyWeighIns, (weighIns) => {
      const odd = oddWeighIns(weighIns);
      const ordered = [...new Map(weighIns.map((one) => [one.day, one])).values()];
      expect(new Set(odd)).toEqual(new Set(ordered.filter(({ day, kg }) => isOdd(ordered, day, kg))));
    }),
    generated(200),
  );
});

test("for any weigh-ins, the trend stays between the lightest and the heaviest", () => {
  fc.assert(
    fc.property(anyWeighIns, (weighIns) => {
      const trend = trendOf(weighIns);
      const kg = trend.map((point) => point.kg);
      for (const point of trend) {
        expect(point.trend).toBeGreaterThanOrEqual(Math.min(...kg) - 1e-9);
        expect(point.trend).toBeLessThanOrEqual(Math.max(...kg) + 1e-9);
      }
    }),
    generated(500),
  );
});

test("records become weigh-ins of the member's days, the last of each", () => {
  const weights = [
    { at: "2026-11-16T02:30:00.000Z", kg: 80.2 },
    { at: "2026-11-15T12:00:00.000Z", kg: 80.6 },
    { at: "2026-11-16T12:00:00.000Z", kg: 80.1 },
  ];
  expect(weighInsOf(weights, "America/Sao_Paulo")).toEqual([
    { day: 20_772, kg: 80.2 },
    { day: 20_773, kg: 80.1 },
  ]);
});
