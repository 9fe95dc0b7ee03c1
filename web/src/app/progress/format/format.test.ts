import { expect, test } from "vitest";
import { formatDaysBetween, formatLongDay, formatMonth, formatShortDay, formatWeekdayShort } from "./format-day.ts";
import { formatMinutes } from "./format-minutes.ts";

test("minutes are hours and what is left of one", () => {
  expect([0, 45, 60, 425, 450, 960].map(formatMinutes).map((text) => text.replaceAll("\u00a0", " "))).toEqual([
    "0 min",
    "45 min",
    "1 h",
    "7 h 05",
    "7 h 30",
    "16 h",
  ]);
});

test("days are written as Brazilians do", () => {
  expect(formatShortDay("2026-12-08")).toBe("8/12");
  expect(formatWeekdayShort("2026-12-06")).toBe("dom, 6/12");
  expect(formatLongDay("2026-12-01")).toBe("1º de dezembro");
  expect(formatMonth("2026-03")).toBe("março de 2026");
  expect(formatDaysBetween("2026-12-14", "2026-12-20")).toBe("De 14 a 20 de dezembro");
  expect(formatDaysBetween("2026-12-28", "2027-01-03")).toBe("De 28 de dezembro a 3 de janeiro");
});
