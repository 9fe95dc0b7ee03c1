import { expect, test } from "vitest";
import { daysOf, turnsOf } from "./group-slots.ts";

const slot = (startsAt: string, taken = false) => ({ startsAt, taken, isWithColleague: false });
const slots = [
  slot("2026-11-20T22:40:00.000Z"),
  slot("2026-11-21T12:00:00.000Z", true),
  slot("2026-11-21T16:40:00.000Z"),
  slot("2026-11-23T11:00:00.000Z", true),
];

test("a day without slots between others is closed, a day without free ones is full", () => {
  expect(daysOf(slots, "America/Sao_Paulo").map(({ day, free, slots: all }) => [day, free, all.length])).toEqual([
    ["2026-11-20", 1, 1],
    ["2026-11-21", 1, 2],
    ["2026-11-22", 0, 0],
    ["2026-11-23", 0, 1],
  ]);
  expect(daysOf([], "America/Sao_Paulo")).toEqual([]);
});

test("days and turns are those of the member's zone", () => {
  expect(daysOf(slots, "Asia/Tokyo").map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-22", "2026-11-23"]);
  expect(turnsOf(slots, "America/Sao_Paulo").map(({ turn, slots: all }) => [turn, all.length])).toEqual([
    ["morning", 2],
    ["afternoon", 1],
    ["evening", 1],
  ]);
});
