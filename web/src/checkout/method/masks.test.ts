import { describe, expect, test } from "vitest";
import { maskCardNumber, maskCcv, maskDocument, maskMonth, maskPostalCode, maskYear } from "./masks.ts";

const testMask = (mask: (text: string) => string, cases: [string, string][]) =>
  test.each(cases)("%j becomes %j", (typed, shown) => expect(mask(typed)).toBe(shown));

describe("card number", () => {
  testMask(maskCardNumber, [
    ["41", "41"],
    ["41111", "4111 1"],
    ["4111 1111 1111 1111 99", "4111 1111 1111 1111"],
    ["4a1b", "41"],
  ]);
});

describe("month", () => {
  testMask(maskMonth, [
    ["1", "1"],
    ["5", "05"],
    ["0", "01"],
    ["00", "01"],
    ["09", "09"],
    ["12", "12"],
    ["13", "12"],
    ["19", "12"],
    ["", ""],
  ]);
});

describe("year and CCV", () => {
  testMask(maskYear, [["20301", "2030"]]);
  testMask(maskCcv, [["12a345", "1234"]]);
});

describe("postal code", () => {
  testMask(maskPostalCode, [
    ["01310", "01310"],
    ["013101", "01310-1"],
    ["013101009", "01310-100"],
  ]);
});

describe("CPF and CNPJ", () => {
  testMask(maskDocument, [
    ["5299", "529.9"],
    ["5299822472", "529.982.247-2"],
    ["52998224725", "529.982.247-25"],
    ["112223330001", "11.222.333/0001"],
    ["112223330001819", "11.222.333/0001-81"],
    ["12abc34501de35", "12.ABC.345/01DE-35"],
  ]);
});
