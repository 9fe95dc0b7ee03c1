import { describe, expect, test } from "vitest";
import {
  addDays,
  dateOf,
  formatBead,
  formatDateRange,
  formatDue,
  formatSpan,
  formatToday,
  mondayOf,
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
  ["2026-11-20T09:52", "amanhã, 09h52"],
  ["2026-11-18T23:59", "ontem, 23h59"],
  ["2026-11-22T00:00", "dom., 22/11, 00h00"],
])("%s is due %s", (moment, text) => expect(formatDue(at(moment), now)).toBe(text));

test("the day is Brasília's, also near midnight UTC", () => {
  expect(dateOf(at("2026-11-19T23:30"))).toBe("2026-11-19");
  expect(formatToday(at("2026-11-01T23:30"))).toBe("domingo, 1º de novembro");
});

test("a week begins on Monday", () => {
  expect(["2026-11-16", "2026-11-19", "2026-11-22"].map(mondayOf)).toEqual(Array(3).fill("2026-11-16"));
  expect(addDays("2026-11-30", 1)).toBe("2026-12-01");
  expect(formatDateRange("2026-11-16", "2026-11-21")).toBe("16 a 21 de novembro");
  expect(formatDateRange("2026-11-30", "2026-12-05")).toBe("30 de novembro a 5 de dezembro");
});

test("a span is never negative", () => expect(formatSpan(-5)).toBe("0\u00a0min"));
