import { expect, test } from "vitest";
import { inMeasure } from "./in-measure.ts";

const ladle = { unit: "co", grams: 140 };
const spoon = { unit: "cs", grams: 25 };
const gram = { unit: null, grams: 1 };
const portions = [ladle, spoon, gram];

test("an assumed amount is said in the measure that it is a whole number of", () => {
  const assumed = { grams: 125, low: 75, high: 200, unit: null, count: null, isAssumed: true };
  expect(inMeasure(assumed, portions)).toEqual({ ...assumed, unit: "cs", count: 5 });
  expect(inMeasure({ ...assumed, grams: 280 }, portions)).toMatchObject({ unit: "co", count: 2, grams: 280 });
  const serving = { unit: "sv", grams: 45 };
  expect(inMeasure(assumed, [serving, ...portions])).toMatchObject({ unit: "cs", count: 5 });
  expect(inMeasure({ ...assumed, grams: 63 }, [ladle, gram])).toMatchObject({ unit: null, count: null });
});
