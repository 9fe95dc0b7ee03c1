import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { isQuiet } from "../notices/notice-at.ts";
import { addDays, localTimeOf, weekdayOf } from "../promises/local-time.ts";
import type { ServiceHours } from "../promises/service-clock.ts";
import { CALL_MS, NOTICE_MS, remindAt, slotsOf } from "./slots.ts";

const hours: ServiceHours = {
  timeZone: "America/Sao_Paulo",
  weekdays: ["08:00", "20:00"],
  saturday: ["09:00", "14:00"],
  sunday: null,
  closedOn: ["12-25", "01-01"],
};
const at = (text: string): number => Date.parse(`${text}:00-03:00`);
const local = (ms: number): string => new Date(ms - 3 * 3_600_000).toISOString().slice(0, 16);

const WEEKDAY = 36;
const SATURDAY = 15;

test.each([
  ["a weekday's first slot is two hours ahead", "2026-11-16T09:00", "2026-11-16T11:00", "2026-11-20T19:40"],
  ["a minute later the next slot is the first", "2026-11-16T09:01", "2026-11-16T11:20", "2026-11-20T19:40"],
  ["in the evening tomorrow begins", "2026-11-16T17:41", "2026-11-17T08:00", "2026-11-20T19:40"],
  ["on Friday night Saturday has its own hours", "2026-11-20T22:00", "2026-11-21T09:00", "2026-11-24T19:40"],
  ["a Saturday after hours skips the Sunday", "2026-11-21T12:01", "2026-11-23T08:00", "2026-11-25T19:40"],
  ["on Sunday nothing is open before Monday", "2026-11-22T10:00", "2026-11-23T08:00", "2026-11-26T19:40"],
  ["on 31 December the year's first day is closed", "2026-12-31T18:00", "2027-01-02T09:00", "2027-01-04T19:40"],
  [
    "day four is the service's: past midnight in London it is still day 0",
    "2026-11-15T23:30",
    "2026-11-16T08:00",
    "2026-11-19T19:40",
  ],
])("%s", (_name, now, first, last) => {
  const slots = slotsOf(hours, at(now));
  expect([local(slots[0] ?? 0), local(slots.at(-1) ?? 0)]).toEqual([first, last]);
});

test("a day has as many slots as whole calls fit into its hours", () => {
  const perDay = new Map<string, number>();
  for (const ms of slotsOf(hours, at("2026-11-18T00:00"))) {
    const { day } = localTimeOf(hours.timeZone, ms);
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
  }
  expect([...perDay]).toEqual([
    ["2026-11-18", WEEKDAY],
    ["2026-11-19", WEEKDAY],
    ["2026-11-20", WEEKDAY],
    ["2026-11-21", SATURDAY],
  ]);
  expect(
    slotsOf({ ...hours, weekdays: ["08:00", "08:50"], saturday: null }, at("2026-11-20T00:00")).map(local),
  ).toEqual([
    "2026-11-20T08:00",
    "2026-11-20T08:20",
    "2026-11-23T08:00",
    "2026-11-23T08:20",
    "2026-11-24T08:00",
    "2026-11-24T08:20",
  ]);
});

test("a team that is never there offers nothing", () => {
  expect(slotsOf({ ...hours, weekdays: null, saturday: null }, at("2026-11-16T09:00"))).toEqual([]);
});

test("slots are apart, in notice, within hours and days, whatever the zone and its clock changes", () => {
  const zones = ["America/Sao_Paulo", "America/New_York", "Europe/Lisbon", "Australia/Lord_Howe", "Asia/Kathmandu"];
  assert(
    property(
      constantFrom(...zones),
      integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }),
      (timeZone, now) => {
        const today = localTimeOf(timeZone, now).day;
        let previous = -Infinity;
        for (const slot of slotsOf({ ...hours, timeZone }, now)) {
          const { day, seconds } = localTimeOf(timeZone, slot);
          expect(slot - previous).toBeGreaterThanOrEqual(CALL_MS);
          expect(slot).toBeGreaterThanOrEqual(now + NOTICE_MS);
          expect(day <= addDays(today, 4)).toBe(true);
          const [opens, closes] = weekdayOf(day) === 6 ? [9, 14] : [8, 20];
          expect(weekdayOf(day)).not.toBe(0);
          expect(seconds).toBeGreaterThanOrEqual(opens * 3600);
          expect(seconds * 1000 + CALL_MS).toBeLessThanOrEqual(closes * 3_600_000);
          previous = slot;
        }
      },
    ),
    generated(100),
  );
});

test.each([
  ["the same time the day before", "2026-11-18T18:00", "2026-11-17T18:00"],
  ["no earlier than eight", "2026-11-18T06:20", "2026-11-17T08:00"],
  ["before nine in the evening", "2026-11-18T22:40", "2026-11-17T20:59"],
  ["over the end of a year", "2027-01-01T09:00", "2026-12-31T09:00"],
])("a reminder comes %s", (_name, startsAt, reminded) => {
  expect(local(remindAt(hours.timeZone, at(startsAt)))).toBe(reminded);
});

test("a reminder is never at night where the member is, and always before the call", () => {
  assert(
    property(
      constantFrom("America/Sao_Paulo", "America/Manaus", "Asia/Tokyo", "Pacific/Kiritimati", "Australia/Lord_Howe"),
      integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }),
      (timeZone, startsAt) => {
        const reminded = remindAt(timeZone, startsAt);
        expect(isQuiet(timeZone, reminded)).toBe(false);
        expect(reminded).toBeLessThan(startsAt);
      },
    ),
    generated(500),
  );
});
