import { expect, test } from "vitest";
import { dayOf, formatLeft, formatNear, formatSpan, formatStamp, formatWeekday } from "./moments.ts";

const now = new Date("2026-11-19T13:18:00Z");

test("moments stand in Brasília's time", () => {
  expect(dayOf("2026-11-19T02:59:00Z")).toBe("2026-11-18");
  expect(formatStamp("2026-11-05T20:20:00Z", now)).toBe("05/11, 17h20");
  expect(formatStamp("2025-11-05T20:20:00Z", now)).toBe("05/11/2025, 17h20");
  expect(formatWeekday("2026-11-19T13:18:00Z", now)).toBe("quinta, 19/11");
});

test.each([
  ["2026-11-18T17:05:00Z", "ontem, 14h05"],
  ["2026-11-19T17:30:00Z", "hoje, 14h30"],
  ["2026-11-20T02:30:00Z", "hoje, 23h30"],
  ["2026-11-20T17:05:00Z", "amanhã, 14h05"],
  ["2026-11-23T17:05:00Z", "segunda, 14h05"],
  ["2026-11-26T17:05:00Z", "26/11, 14h05"],
  ["2026-11-17T17:05:00Z", "17/11, 14h05"],
])("%s is read as %s", (at, text) => {
  expect(formatNear(at, now)).toBe(text);
});

test.each([
  [-1, "0\u00a0min"],
  [59 * 60_000, "59\u00a0min"],
  [60 * 60_000, "1h00"],
  [(27 * 60 + 47) * 60_000, "27h47"],
  [48 * 60 * 60_000, "2 dias"],
])("%i ms are %s", (ms, text) => {
  expect(formatSpan(ms)).toBe(text);
});

test("what is left, and since when it is late", () => {
  expect(formatLeft("2026-11-19T17:30:00Z", now)).toBe("faltam 4h12");
  expect(formatLeft("2026-11-19T11:13:00Z", now)).toBe("venceu há 2h05");
});
