import { expect, test } from "vitest";
import {
  formatDayMonth,
  formatDaysBetween,
  formatFullDay,
  formatHour,
  formatLocalHour,
  formatLongDay,
  formatLongWeekdayDay,
  formatMonth,
  formatShortDay,
  formatShortWeekdayDay,
  formatWeekdayDay,
  formatWeekdayTitle,
  localDay,
  localTime,
  onWeekday,
  shortWeekdayName,
  weekdayName,
} from "./days.ts";

test.each([
  [formatDayMonth, "2026-12-08", "08/12"],
  [formatShortDay, "2026-12-08", "8/12"],
  [formatFullDay, "2026-12-08", "08/12/2026"],
  [formatLongDay, "2026-11-12", "12 de novembro"],
  [formatLongDay, "2026-12-01", "1º de dezembro"],
  [formatMonth, "2026-03", "março de 2026"],
  [weekdayName, "2026-11-12", "quinta"],
  [weekdayName, "2026-11-15", "domingo"],
  [shortWeekdayName, "2026-11-14", "sáb"],
  [onWeekday, "2026-11-14", "no sábado"],
  [onWeekday, "2026-11-16", "na segunda"],
  [formatWeekdayDay, "2026-11-05", "quinta, 05/11"],
  [formatWeekdayTitle, "2026-11-05", "Quinta, 05/11"],
  [formatShortWeekdayDay, "2026-12-06", "dom, 6/12"],
  [formatLongWeekdayDay, "2027-01-02", "sábado, 2 de janeiro"],
  [formatHour, "07:10", "7h10"],
  [formatHour, "00:05", "0h05"],
])("%o writes %s as %s", (format, day, text) => expect(format(day)).toBe(text));

test("a span of one month names it once", () => {
  expect(formatDaysBetween("2026-12-14", "2026-12-20")).toBe("De 14 a 20 de dezembro");
  expect(formatDaysBetween("2026-12-28", "2027-01-03")).toBe("De 28 de dezembro a 3 de janeiro");
});

test("the member's day and time are those of their own clock", () => {
  const late = new Date(2026, 10, 5, 7, 9);
  expect([localDay(late), localTime(late), formatLocalHour(late.toISOString())]).toEqual([
    "2026-11-05",
    "07:09",
    "7h09",
  ]);
});
