import { expect, test } from "vitest";
import { dueTime } from "./promise.ts";

/** Local time in São Paulo, three hours behind UTC. */
const at = (text: string) => new Date(`${text}:00-03:00`);

test.each([
  ["in the middle of a weekday", "2026-11-16T10:00", "2026-11-16T10:05"],
  ["before opening", "2026-11-16T06:30", "2026-11-16T08:05"],
  ["after closing on Friday: Saturday morning", "2026-11-20T21:00", "2026-11-21T09:05"],
  ["on Sunday: Monday morning", "2026-11-15T12:00", "2026-11-16T08:05"],
  ["two minutes before closing: three minutes into the next day", "2026-11-16T19:58", "2026-11-17T08:03"],
])("five minutes, requested %s", (_when, requestedAt, due) => {
  expect(dueTime("call-back-5min", at(requestedAt))).toEqual(at(due));
});

test.each([
  ["on a weekday: the same time tomorrow", "2026-11-16T10:00", "2026-11-17T10:00"],
  ["on Friday evening: Saturday's 24 hours end on Sunday, so Monday's opening", "2026-11-20T22:00", "2026-11-23T08:00"],
  ["on Saturday at noon: Monday's opening", "2026-11-21T12:00", "2026-11-23T08:00"],
  ["on the day before Christmas: nobody is there on the 25th", "2026-12-24T10:00", "2026-12-26T09:00"],
])("twenty-four hours, requested %s", (_when, requestedAt, due) => {
  expect(dueTime("call-back-24h", at(requestedAt))).toEqual(at(due));
});
