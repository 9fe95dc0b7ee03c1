import { expect, test } from "vitest";
import { cleanDecimal, formatDecimal, parseDecimal } from "./decimal.ts";

test.each([
  ["82,4", 82.4],
  ["82.4", 82.4],
  [" 82,4 kg", 82.4],
  ["82", 82],
  ["82,", 82],
  [",5", 0.5],
  ["1.082,4", 1082.4],
  ["1,082.4", 1082.4],
  ["1.250.082,4", 1250082.4],
  ["82,46", 82.4],
  ["", undefined],
  ["kg", undefined],
  [",", undefined],
])("reads %j as %j", (text, value) => {
  expect(parseDecimal(text, 1)).toBe(value);
});

test("a field of whole numbers reads a point as thousands and cuts a comma's decimals", () => {
  expect(parseDecimal("1.650", 0)).toBe(1650);
  expect(parseDecimal("1650,7 kcal", 0)).toBe(1650);
});

test("what is being typed keeps its comma, so that the decimals can follow; a second comma is ignored", () => {
  expect(cleanDecimal("82.", 1)).toBe("82,");
  expect(cleanDecimal("82,4,", 1)).toBe("82,4");
  expect(cleanDecimal("82,4.", 1)).toBe("82,4");
});

test("numbers are written with a comma, and read back the same", () => {
  expect(formatDecimal(82, 1)).toBe("82,0");
  expect(formatDecimal(1650, 0)).toBe("1.650");
  expect(parseDecimal(formatDecimal(1082.4, 1), 1)).toBe(1082.4);
});
