import { expect, test } from "vitest";
import { hasFigures } from "./has-figures.ts";

test.each<[string, boolean]>([
  ["100 g de arroz", true],
  ["1.650kcal por dia", true],
  ["uns 2 quilos", true],
  ["2 colheres de sopa", false],
  ["3 garfadas", false],
  ["às 12h30", false],
])("%s has figures: %s", (text, expected) => {
  expect(hasFigures(text)).toBe(expected);
});
