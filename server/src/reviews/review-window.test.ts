import { expect, test } from "vitest";
import { nextNoticeAt, weeksTakenAt, windowAt } from "./review-window.ts";

test.each([
  ["Saturday night", "2026-11-21T23:59-03:00", "2026-11-09"],
  ["the Sunday that ends the week", "2026-11-22T00:00-03:00", "2026-11-16"],
  ["the Saturday after it", "2026-11-28T23:59-03:00", "2026-11-16"],
  ["the turn of the year", "2027-01-01T12:00-03:00", "2026-12-21"],
])("on %s the open review is about the week before", (_, now, week) => {
  const window = windowAt(new Date(now));

  expect(window.week).toBe(week);
  expect(window.opensAt <= new Date(now) && new Date(now) < window.until).toBe(true);
});

test("a window lasts seven days from midnight where the team is", () => {
  expect(windowAt(new Date("2026-11-25T12:00-03:00"))).toEqual({
    week: "2026-11-16",
    opensAt: new Date("2026-11-22T00:00-03:00"),
    until: new Date("2026-11-29T00:00-03:00"),
  });
});

test("the review before the open one is still taken, an older or a later one is not", () => {
  expect(weeksTakenAt(new Date("2026-11-25T12:00-03:00"))).toEqual(["2026-11-16", "2026-11-09"]);
});

test.each([
  ["2026-11-17T12:00-03:00", "2026-11-22T09:00-03:00"],
  ["2026-11-22T09:00-03:00", "2026-11-29T09:00-03:00"],
])("after %s the next notice is due on Sunday at nine", (now, notice) => {
  expect(nextNoticeAt(new Date(now))).toEqual(new Date(notice));
});
