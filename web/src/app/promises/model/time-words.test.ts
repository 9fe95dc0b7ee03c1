import { expect, test } from "vitest";
import { formatLeft, formatMoment } from "./time-words.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [20_000, { isOne: true, length: "1 minuto" }],
  [12 * MINUTE, { isOne: false, length: "12 minutos" }],
  [HOUR, { isOne: true, length: "1h00" }],
  [4 * HOUR + 12 * MINUTE, { isOne: false, length: "4h12" }],
  [2 * DAY, { isOne: false, length: "2 dias" }],
  [5 * DAY + 3 * HOUR, { isOne: false, length: "5 dias e 3h" }],
])("%i ms are said as %o", (ms, said) => {
  expect(formatLeft(ms)).toEqual(said);
});

const NOW = Date.parse("2026-11-19T10:18:00-03:00");

test.each([
  ["2026-11-19T20:00:00-03:00", "hoje, 20h00"],
  ["2026-11-18T23:30:00-03:00", "ontem, 23h30"],
  ["2026-11-20T00:10:00-03:00", "amanhã, 00h10"],
  ["2026-11-22T00:00:00-03:00", "domingo, 22/11"],
  ["2026-11-26T08:00:00-03:00", "26/11, 08h00"],
  ["2026-11-05T18:02:00-03:00", "05/11, 18h02"],
])("%s is %s on the thread", (at, said) => {
  expect(formatMoment(new Date(at).toISOString(), NOW)).toBe(said);
});
