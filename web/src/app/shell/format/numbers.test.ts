import { expect, test } from "vitest";
import { formatFactor, formatGrams, formatKcal, formatMinutes, formatWhole, plural } from "./numbers.ts";

test.each([
  [formatWhole, 1799.6, "1.800"],
  [formatFactor, 1.555, "1,56"],
  [formatKcal, 1650, "1.650 kcal"],
  [formatGrams, 0.44, "0,4"],
  [formatGrams, 1250, "1.250"],
  [formatMinutes, 0, "0 min"],
  [formatMinutes, 45, "45 min"],
  [formatMinutes, 60, "1 h"],
  [formatMinutes, 425, "7 h 05"],
  [formatMinutes, 960, "16 h"],
])("%o writes %d as %s", (format, value, text) => expect(format(value).replaceAll("\u00a0", " ")).toBe(text));

test("a count of one takes the singular", () => {
  expect([plural(1, "dia", "dias"), plural(2, "dia", "dias")]).toEqual(["1 dia", "2 dias"]);
});
