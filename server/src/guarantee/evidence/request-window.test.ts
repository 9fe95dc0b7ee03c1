import { guaranteeRules } from "@app/engine/guarantee/guarantee-rules";
import { requestWindow } from "@app/engine/guarantee/request-window";
import { expect, test } from "vitest";
import { pauseEvidenceOf } from "./pause-evidence.ts";
import { openCalendar } from "./window-calendar.ts";

const at = new Date("2026-11-17T12:00:00-03:00");
const calendar = openCalendar({ accessAt: at, shownAt: [at], answeredAt: at, now: at });
const aPause = { id: "a", reason: "viagem", from: "2026-11-27", to: "2026-12-06", endedOn: null } as const;
const windowWith = (...pauses: Parameters<typeof pauseEvidenceOf>[0]) =>
  requestWindow(pauseEvidenceOf(pauses, calendar), guaranteeRules.content);

test("without a pause a request is decided from day 30 on, and counts until day 45", () =>
  expect(windowWith()).toEqual({ opensDay: 30, lastDay: 45 }));

test("paused days are left out, those after an early return are not", () => {
  expect(windowWith(aPause)).toEqual({ opensDay: 40, lastDay: 55 });
  expect(windowWith({ ...aPause, endedOn: "2026-12-01" })).toEqual({ opensDay: 34, lastDay: 49 });
  expect(windowWith({ ...aPause, endedOn: "2026-11-27" })).toEqual({ opensDay: 30, lastDay: 45 });
});

test("a long pause begins the window again", () =>
  expect(windowWith({ ...aPause, to: "2026-12-16" })).toEqual({ opensDay: 60, lastDay: 75 }));
