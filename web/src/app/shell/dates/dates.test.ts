import { expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatDueTime,
  formatLongDate,
  formatShortDueTime,
  formatWeekday,
  greeting,
  plural,
} from "./dates.ts";

test("dates are formatted in the business's time zone, not the member's", () => {
  expect(formatDate("2026-11-11T02:30:00.000Z")).toBe("10/11/2026");
  expect(formatLongDate("2026-11-11T02:30:00.000Z")).toBe("10 de novembro de 2026");
  expect(formatLongDate("2026-12-01T12:00:00.000Z")).toBe("1º de dezembro de 2026");
  expect(formatDateTime("2026-11-10T17:05:00.000Z")).toBe("10/11/2026, 14h05");
});

test("today is named in the member's own time", () => {
  expect(formatWeekday(new Date(2026, 10, 12, 23, 59))).toBe("Quinta, 12 de novembro");
  expect(formatWeekday(new Date(2026, 2, 1))).toBe("Domingo, 1º de março");
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

test("a count of one takes the singular", () => {
  expect([plural(1, "dia", "dias"), plural(2, "dia", "dias")]).toEqual(["1 dia", "2 dias"]);
});

test("a due time names its weekday in the business's time zone", () => {
  expect(formatDueTime("2026-11-12T21:40:00.000Z")).toBe("quinta, 12 de novembro, às 18h40");
  expect(formatDueTime("2026-12-01T02:30:00.000Z")).toBe("segunda, 30 de novembro, às 23h30");
  expect(formatShortDueTime("2026-11-14T12:30:00.000Z")).toBe("sáb, 14/11, 9h30");
});
