import { expect, test } from "vitest";
import { formatClock, formatMinutes, formatRest, formatSets, formatTarget } from "./format-set.ts";

const set = (count: number, kg: number | null = null) => ({ count, kg });

test.each([
  [[set(11), set(10), set(12)], "reps", "11, 10, 12"],
  [[set(25), set(20)], "seconds", "25, 20\u00a0s"],
  [[set(10, 12.5), set(9, 12.5)], "reps", "10, 9 com 12,5\u00a0kg"],
  [[set(10, 12), set(9, 14)], "reps", "10 com 12\u00a0kg, 9 com 14\u00a0kg"],
  [[], "reps", ""],
] as const)("sets read %j", (sets, unit, text) => {
  expect(formatSets(sets, unit)).toBe(text);
});

test("a workout takes minutes, or hours", () => {
  expect([1, 28, 60, 65].map(formatMinutes)).toEqual(
    ["1 minuto", "28 minutos", "1 h", "1 h 05"].map((text) => text.replaceAll(" ", "\u00a0")),
  );
});

test("targets, clocks and rests in words", () => {
  expect(formatTarget([8, 12], "reps")).toBe("8 a 12 repetições");
  expect(formatTarget([10, 10], "reps", true)).toBe("10 repetições de cada lado");
  expect(formatTarget([20, 30], "seconds")).toBe("20 a 30 segundos");
  expect([0, 52, 90].map(formatClock)).toEqual(["0:00", "0:52", "1:30"]);
  expect([45, 60, 90, 120].map(formatRest)).toEqual(
    ["45_segundos", "1_minuto", "1_minuto e meio", "2_minutos"].map((text) => text.replace("_", "\u00a0")),
  );
});
