import { expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatDueTime,
  formatLongDate,
  formatRelativeDate,
  formatShortDueTime,
  formatShortTime,
  formatTime,
  formatToday,
  greeting,
} from "./moments.ts";

test("dates are formatted in the business's time zone, not the member's", () => {
  expect(formatDate("2026-11-11T02:30:00.000Z")).toBe("10/11/2026");
  expect(formatLongDate("2026-11-11T02:30:00.000Z")).toBe("10 de novembro de 2026");
  expect(formatLongDate("2026-12-01T12:00:00.000Z")).toBe("1º de dezembro de 2026");
  expect(formatDateTime("2026-11-10T17:05:00.000Z")).toBe("10/11/2026, 14h05");
  expect([formatTime, formatShortTime].map((format) => format("2026-11-10T12:05:00.000Z"))).toEqual(["09h05", "9h05"]);
});

test("today is named in the member's own time", () => {
  expect(formatToday(new Date(2026, 10, 12, 23, 59))).toBe("Quinta, 12 de novembro");
  expect(formatToday(new Date(2026, 2, 1))).toBe("Domingo, 1º de março");
});

test("the greeting follows the hour", () => {
  expect([0, 5, 11, 12, 17, 18, 23].map(greeting)).toEqual([
    "Boa noite",
    "Bom dia",
    "Bom dia",
    "Boa tarde",
    "Boa tarde",
    "Boa noite",
    "Boa noite",
  ]);
});

test("a due time names its weekday in the business's time zone", () => {
  expect(formatDueTime("2026-11-12T21:40:00.000Z")).toBe("quinta, 12 de novembro, às 18h40");
  expect(formatDueTime("2026-12-01T02:30:00.000Z")).toBe("segunda, 30 de novembro, às 23h30");
  expect(formatShortDueTime("2026-11-14T12:30:00.000Z")).toBe("sáb, 14/11, 9h30");
});

test.each([
  ["2026-11-15T12:30:00Z", "hoje às 09h30"],
  // Still Saturday in São Paulo, though Sunday in UTC.
  ["2026-11-15T01:10:00Z", "ontem às 22h10"],
  ["2026-11-13T12:00:00Z", "em 13/11/2026"],
])("%s is, on Sunday, %s", (at, text) => expect(formatRelativeDate(at, new Date("2026-11-15T13:00:00Z"))).toBe(text));
