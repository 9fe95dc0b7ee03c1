import { expect, test } from "vitest";
import { brandOf } from "./card-brand.ts";

test.each([
  ["4111 1111 1111 1111", "Visa"],
  ["4", "Visa"],
  ["5184 0197", "Mastercard"],
  ["2221 00", "Mastercard"],
  ["4011 78", "Elo"],
  ["5067 20", "Elo"],
  ["6550 00", "Elo"],
  ["6062 82", "Hipercard"],
  ["3841 00", "Hipercard"],
  ["37", "American Express"],
  ["", undefined],
  ["9", undefined],
])("%j is %s", (number, brand) => {
  expect(brandOf(number)).toBe(brand);
});
