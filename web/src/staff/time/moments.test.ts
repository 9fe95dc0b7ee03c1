import { describe, expect, test } from "vitest";
import {
  formatBead,
  formatDateRange,
  formatHour,
  formatLeft,
  formatMoment,
  formatNear,
  formatSpan,
  formatStamp,
  formatToday,
  formatWeekday,
} from "./moments.ts";

/** Thursday, 10h18 in Brasília. */
const now = Date.parse("2026-11-19T13:18:00Z");
const at = (moment: string) => Date.parse(`${moment}-03:00`);

describe("beside a bead", () => {
  test.each([
    ["2026-11-19T14:30", "14h30", "em 4h12"],
    ["2026-11-19T10:40", "10h40", "em 22\u00a0min"],
    ["2026-11-20T08:20", "sex.", "08h20"],
    ["2026-11-26T08:20", "26/11", "08h20"],
    ["2026-11-19T05:18", "05h18", "há 5\u00a0h"],
    ["2026-11-19T09:52", "09h52", "há 26\u00a0min"],
    ["2026-11-18T04:18", "ontem", "há 30\u00a0h"],
    ["2026-11-15T10:18", "15/11", "há 4\u00a0dias"],
  ])("%s stands as %s, %s", (moment, top, note) => {
    expect(formatBead(at(moment), now)).toEqual({ moment: top, note });
  });
});

test.each([
  ["2026-11-19T20:00", "hoje, 20h00"],
  ["2026-11-19T23:30", "hoje, 23h30"],
  ["2026-11-20T09:52", "amanhã, 09h52"],
  ["2026-11-18T23:59", "ontem, 23h59"],
  ["2026-11-22T00:00", "dom., 22/11, 00h00"],
  ["2027-01-04T09:00", "seg., 04/01/2027, 09h00"],
])("%s is read as %s", (moment, text) => expect(formatNear(at(moment), now)).toBe(text));

test("moments of the server stand in the service's zone", () => {
  expect(formatHour("2026-11-19T02:59:00Z")).toBe("23h59");
  expect(formatHour("2026-11-19T02:59:00Z", "America/Manaus")).toBe("22h59");
  expect(formatStamp("2026-11-05T20:20:00Z", now)).toBe("05/11, 17h20");
  expect(formatStamp("2025-11-05T20:20:00Z", now)).toBe("05/11/2025, 17h20");
  expect(formatMoment("2026-11-16T23:14:00Z")).toBe("16/11/2026, 20h14");
  expect(formatWeekday("2026-11-19T13:18:00Z", now)).toBe("quinta, 19/11");
});

test("a date is read with its month", () => {
  expect(formatToday(at("2026-11-01T23:30"))).toBe("domingo, 1º de novembro");
  expect(formatDateRange("2026-11-16", "2026-11-21")).toBe("16 a 21 de novembro");
  expect(formatDateRange("2026-11-30", "2026-12-05")).toBe("30 de novembro a 5 de dezembro");
});

test.each([
  [-1, "0\u00a0min"],
  [59.9 * 60_000, "59\u00a0min"],
  [60 * 60_000, "1h00"],
  [(27 * 60 + 47) * 60_000, "27h47"],
  [48 * 60 * 60_000, "2\u00a0dias"],
])("%i ms are %s", (ms, text) => expect(formatSpan(ms)).toBe(text));

test("what is left, and since when it is late", () => {
  expect(formatLeft("2026-11-19T17:30:00Z", now)).toBe("faltam 4h12");
  expect(formatLeft("2026-11-19T11:13:00Z", now)).toBe("venceu há 2h05");
});
