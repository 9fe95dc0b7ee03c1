import { expect, test } from "vitest";
import { programmeDay } from "../team/programme-day.ts";
import type { PromiseKind } from "./promise-kinds.ts";
import { shareLeft } from "./share-left.ts";

const hours = {
  timeZone: "America/Sao_Paulo",
  weekdays: ["08:00", "20:00"],
  saturday: ["09:00", "14:00"],
  sunday: null,
  closedOn: [],
} as const;

const at = (text: string) => new Date(`${text}-03:00`);

test.each<{ kind: PromiseKind; from: string; until: string; now: string; left: number }>([
  { kind: "human-first", from: "2026-11-18T14:00", until: "2026-11-20T14:00", now: "2026-11-19T14:00", left: 0.5 },
  { kind: "human-first", from: "2026-11-18T14:00", until: "2026-11-20T14:00", now: "2026-11-21T14:00", left: 0 },
  { kind: "human-first", from: "2026-11-18T14:00", until: "2026-11-20T14:00", now: "2026-11-18T13:00", left: 1 },
  // Two of eight service hours are over at the end of the day; the night does not count.
  { kind: "chat-answer", from: "2026-11-18T18:00", until: "2026-11-19T14:00", now: "2026-11-19T03:00", left: 0.75 },
])("$kind at $now: $left is left", ({ kind, from, until, now, left }) => {
  expect(shareLeft({ kind, startsAt: at(from), dueAt: at(until) }, hours, at(now))).toBeCloseTo(left);
});

test("the day on which the questionnaire was closed is day 1, where the team is", () => {
  const dayOn = (now: string) => programmeDay(at("2026-11-01T23:10"), at(now), hours.timeZone);
  expect(dayOn("2026-11-01T23:50")).toEqual({ day: 1, week: 1 });
  expect(dayOn("2026-11-07T08:00")).toEqual({ day: 7, week: 1 });
  expect(dayOn("2026-11-19T10:18")).toEqual({ day: 19, week: 3 });
  expect(programmeDay(null, at("2026-11-19T10:18"), hours.timeZone)).toEqual({ day: 0, week: 0 });
});
