import { expect, test } from "vitest";
import { addDays, dayOfMonth, monthsOf, nameOfDay, shortWeekday } from "./calendar-days.ts";

test("days are added over the ends of months and years", () => {
  expect(addDays("2026-11-29", 2)).toBe("2026-12-01");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
});

test("a day that began without its midnight is still that day", () => {
  expect(addDays("2018-11-03", 1)).toBe("2018-11-04");
  expect(nameOfDay("2018-11-04")).toBe("domingo, 4 de novembro");
});

test("names are in Portuguese, without a point", () => {
  expect(nameOfDay("2026-11-12")).toBe("quinta-feira, 12 de novembro");
  expect(shortWeekday("2026-11-12")).toBe("qui");
  expect(dayOfMonth("2026-11-12")).toBe(12);
  expect(monthsOf(["2026-11-29", "2026-11-30", "2026-12-01"])).toBe("Novembro e dezembro");
});
