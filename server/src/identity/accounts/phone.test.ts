import { expect, test } from "vitest";
import { toE164 } from "./phone.ts";

test.each([
  "11987654321",
  "(11) 98765-4321",
  "+55 11 98765-4321",
  "5511987654321",
  "011987654321",
  "0 15 11 98765-4321",
])("%s is one and the same Brazilian phone", (typed) => {
  expect(toE164("+55", typed)).toBe("+5511987654321");
});

test("ten digits are a landline, also in the area 55", () => {
  expect(toE164("+55", "1132654321")).toBe("+551132654321");
  expect(toE164("+55", "55987654321")).toBe("+5555987654321");
});

test.each(["119876543", "", "abc", "119876543210000"])("%s is not a Brazilian phone", (typed) => {
  expect(() => toE164("+55", typed)).toThrow(expect.objectContaining({ code: "phone-invalid" }));
});

test("a foreign number is validated by its own country's rules", () => {
  expect(toE164("+351", "912345678")).toBe("+351912345678");
  expect(toE164("+351", "+351 912 345 678")).toBe("+351912345678");
  expect(toE164("+56", "961234567")).toBe("+56961234567");
  expect(toE164("+1", "(415) 555-2671")).toBe("+14155552671");
  expect(toE164("+44", "07911 123456")).toBe("+447911123456");
  expect(() => toE164("+351", "12345")).toThrow();
  expect(() => toE164("+351", "+34 612 345 678")).toThrow();
});
