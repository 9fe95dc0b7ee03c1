import { expect, test } from "vitest";
import { formatRelativeDate } from "./format-relative-date.ts";

const now = new Date("2026-11-15T13:00:00Z");

test.each([
  ["2026-11-15T12:30:00Z", "hoje às 09h30"],
  // Still Saturday in São Paulo, though Sunday in UTC.
  ["2026-11-15T01:10:00Z", "ontem às 22h10"],
  ["2026-11-13T12:00:00Z", "em 13/11/2026"],
])("%s is formatted as %s", (at, expected) => {
  expect(formatRelativeDate(at, now)).toBe(expected);
});
