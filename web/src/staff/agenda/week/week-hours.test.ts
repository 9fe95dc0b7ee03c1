import { expect, test } from "vitest";
import { NOW } from "../../testing/design-day.ts";
import { callLook, hourThere } from "../call-look.ts";
import { aCall, exampleAgenda } from "../testing/example-agenda.ts";
import { dayOf, freeSpans, placeInDay, weekDates } from "./week-hours.ts";

const at = (moment: string) => Date.parse(`2026-11-${moment}:00-03:00`);

test("a week has six columns", () => {
  expect(weekDates("2026-11-30")).toEqual([
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
  ]);
});

test.each([
  ["19T08:00", "19T20:00", { top: 0, height: 1 }],
  ["19T14:00", "19T17:00", { top: 0.5, height: 0.25 }],
  ["19T00:00", "20T00:00", { top: 0, height: 1 }],
  ["19T21:00", "19T22:00", { top: 1, height: 0 }],
])("%s to %s stands within its column", (from, until, place) => {
  expect(placeInDay(at(from), at(until))).toEqual(place);
});

test("an absence of two days stands in both columns, cut at midnight", () => {
  const agenda = {
    ...exampleAgenda,
    absences: [
      { _id: "x", from: new Date(at("19T18:00")).toISOString(), until: new Date(at("20T12:00")).toISOString() },
    ],
  };
  expect(dayOf(agenda, "2026-11-19").absences).toEqual([{ _id: "x", from: at("19T18:00"), until: at("20T00:00") }]);
  expect(dayOf(agenda, "2026-11-20").absences).toEqual([{ _id: "x", from: at("20T00:00"), until: at("20T12:00") }]);
  expect(dayOf(agenda, "2026-11-21").absences).toEqual([]);
});

test("a column holds its own calls and slots", () => {
  const { calls, free } = dayOf(exampleAgenda, "2026-11-20");
  expect(calls.map(({ name }) => name)).toEqual(["Aline Duarte", "Paulo Mendes"]);
  expect(free).toEqual([at("20T14:30"), at("20T18:00")]);
});

test("a call looks as its state and the hour say", () => {
  expect(callLook(aCall(1, "19T09:00"), NOW)).toBe("past");
  expect(callLook(aCall(1, "19T17:00"), NOW)).toBe("booked");
  expect(callLook(aCall(1, "19T17:00", { state: "cancelled" }), NOW)).toBe("failed");
});

test("the member's own hour is named only where it differs", () => {
  expect(hourThere(aCall(1, "19T19:00", { timeZone: "America/Manaus" }))).toBe("18h00");
  expect(hourThere(aCall(1, "19T19:00"))).toBeUndefined();
});

test("slots that follow each other are one span", () => {
  const minutes = (count: number) => count * 60_000;
  expect(freeSpans([0, minutes(20), minutes(60)], minutes(20))).toEqual([
    { from: 0, until: minutes(40), slots: 2 },
    { from: minutes(60), until: minutes(80), slots: 1 },
  ]);
});
