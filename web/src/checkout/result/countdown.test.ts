import { expect, test } from "vitest";
import { bankEndOf, clockOf, endOf, hourOf } from "./countdown.ts";

const shownAt = Date.parse("2026-11-15T12:00:00Z");
const minutesOf = (pixExpiresAt: string | null) => (endOf({ shownAt, pixExpiresAt }) - shownAt) / 60_000;

test("the countdown is 30 minutes although the code expires after 60", () => {
  expect(minutesOf("2026-11-15T13:00:00Z")).toBe(30);
  expect(minutesOf(null)).toBe(30);
});
test("the countdown ends with the code when that expires earlier", () => {
  expect(minutesOf("2026-11-15T12:10:00Z")).toBe(10);
});
test("a wrong client clock changes nothing", () => {
  expect(minutesOf("2026-11-15T09:00:00Z")).toBe(30);
  expect(minutesOf("2026-11-15T18:00:00Z")).toBe(30);
});

test("the hour until which the bank takes the code is said while it does", () => {
  const expiry = new Date(2026, 10, 15, 13, 5);
  const code = { shownAt: expiry.getTime() - 60 * 60_000, pixExpiresAt: expiry.toISOString() };
  expect(hourOf(bankEndOf(code))).toBe("13h05");
  expect(bankEndOf({ ...code, shownAt: code.shownAt - 60_000 })).toBe(0);
  expect(bankEndOf({ ...code, shownAt: expiry.getTime() })).toBe(0);
  expect(bankEndOf({ ...code, pixExpiresAt: null })).toBe(0);
});

test.each([
  [1_800_000, "30:00"],
  [1_799_400, "30:00"],
  [1_798_900, "29:59"],
  [61_000, "01:01"],
  [-5, "00:00"],
])("%i ms are shown as %s", (ms, clock) => {
  expect(clockOf(ms)).toBe(clock);
});
