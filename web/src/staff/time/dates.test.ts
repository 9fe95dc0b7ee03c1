import { expect, test } from "vitest";
import { addDays, dateOf, daysBetween, hoursIntoDay, momentAt, mondayOf, startOfDate } from "./dates.ts";

test("the day is the service's, also near midnight UTC", () => {
  expect(dateOf("2026-11-20T02:30:00Z")).toBe("2026-11-19");
  expect(dateOf(Date.parse("2026-11-20T03:00:00Z"))).toBe("2026-11-20");
  expect(hoursIntoDay("2026-11-20T02:30:00Z")).toBe(23.5);
});

test("a date begins at the zone's midnight, in summer time too", () => {
  expect(startOfDate("2026-11-19")).toBe(Date.parse("2026-11-19T03:00:00Z"));
  // Until 2019 Brasília had summer time.
  expect(startOfDate("2018-12-19")).toBe(Date.parse("2018-12-19T02:00:00Z"));
  expect(momentAt("2018-12-19", "08:30")).toBe(Date.parse("2018-12-19T10:30:00Z"));
});

test("a week begins on Monday", () => {
  expect(["2026-11-16", "2026-11-19", "2026-11-22"].map(mondayOf)).toEqual(Array(3).fill("2026-11-16"));
  expect(addDays("2026-11-30", 1)).toBe("2026-12-01");
  expect(daysBetween("2026-11-30", "2026-12-02")).toBe(2);
});
