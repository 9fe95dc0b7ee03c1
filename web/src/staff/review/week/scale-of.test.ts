import { expect, test } from "vitest";
import { scaleOf } from "./scale-of.ts";

test("the target leaves room above it, and a day over it still fits", () => {
  const usual = scaleOf([{ kcal: 1600 }, { kcal: null }], 1600);
  expect([usual.target, usual.shareOf(1600), usual.shareOf(null)]).toEqual([0.8, 0.8, 0]);
  const feast = scaleOf([{ kcal: 4000 }], 1600);
  expect([feast.target, feast.shareOf(4000)]).toEqual([0.4, 1]);
});

test("without a target the highest day is the measure", () => {
  const scale = scaleOf([{ kcal: 1500 }, { kcal: 750 }], null);
  expect([scale.target, scale.shareOf(750)]).toEqual([0, 0.5]);
  expect(scaleOf([{ kcal: null }], null).shareOf(null)).toBe(0);
});
