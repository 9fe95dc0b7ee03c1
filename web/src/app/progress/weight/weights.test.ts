import { expect, test } from "vitest";
import type { RecordView } from "../../sync/core/view.ts";
import {
  byDay,
  dayLabel,
  daysOfLastSeven,
  formatKg,
  isOddAmong,
  isOddCorrection,
  toLocalInput,
  weighInsIn,
  weightRows,
} from "./weights.ts";

const NOW = new Date(2026, 10, 16, 9, 5).getTime();
const DAY_MS = 86_400_000;
const view = (id: string, fields: Record<string, unknown>): RecordView => ({
  id,
  kind: "weight",
  fields,
  unsent: 0,
  refused: null,
  conflicts: [],
});
const ago = (days: number) => new Date(NOW - days * DAY_MS).toISOString();

test("kilograms are written with a comma and one decimal, two when needed", () => {
  expect([82, 82.4, 82.45, 100.05].map(formatKg)).toEqual([
    "82,0\u00a0kg",
    "82,4\u00a0kg",
    "82,45\u00a0kg",
    "100,05\u00a0kg",
  ]);
});

test("rows are newest first and complete ones only", () => {
  const views = [view("a", { at: ago(2), kg: 83 }), view("b", { at: ago(0), kg: 82 }), view("c", { kg: 81 })];
  expect(weightRows(views).map(({ id }) => id)).toEqual(["b", "a"]);
});

test("rows are grouped by the member's day", () => {
  const views = [
    view("a", { at: ago(0), kg: 83 }),
    view("b", { at: ago(0.1), kg: 82 }),
    view("c", { at: ago(3), kg: 81 }),
  ];
  const days = byDay(weightRows(views));
  expect(days.map(({ day, rows }) => [dayLabel(day, NOW), rows.length])).toEqual([
    ["Hoje", 2],
    ["Sex, 13/11", 1],
  ]);
  expect(dayLabel("2026-11-15", NOW)).toBe("Ontem");
  expect(dayLabel("2025-03-01", NOW)).toBe("1/3/2025");
});

test("two weights of one day count once, an old one not at all", () => {
  const views = [0, 0.1, 1, 6, 7].map((days, index) => view(String(index), { at: ago(days), kg: 80 }));
  expect(daysOfLastSeven(weightRows(views), NOW)).toBe(3);
});

test("a date field starts at the member's own time", () => {
  expect(toLocalInput(NOW)).toBe("2026-11-16T09:05");
});

test("the last weight of a day counts for the trend, in the order of days", () => {
  const views = [
    view("a", { at: ago(0), kg: 81 }),
    view("b", { at: ago(0.1), kg: 82 }),
    view("c", { at: ago(3), kg: 83 }),
  ];
  const [first, second, ...others] = weighInsIn(weightRows(views));
  expect([first?.kg, second?.kg, others]).toEqual([83, 81, []]);
  expect((second?.day ?? 0) - (first?.day ?? 0)).toBe(3);
});

test("a weight far from the earlier ones is asked about, the first one never", () => {
  const rows = weightRows([1, 2, 3].map((days) => view(String(days), { at: ago(days), kg: 82 })));
  expect(isOddAmong(rows, { at: ago(0), kg: 82.9 })).toBe(false);
  expect(isOddAmong(rows, { at: ago(0), kg: 28.2 })).toBe(true);
  expect(isOddAmong([], { at: ago(0), kg: 28.2 })).toBe(false);
});

test("a correction is asked about like a new weight, without the one that it replaces", () => {
  const rows = weightRows(
    [0, 1, 2, 3].map((days) => view(String(days), { at: ago(days), kg: days === 0 ? 28.2 : 82 })),
  );
  const [typo, yesterday] = rows;
  if (!typo || !yesterday) throw new Error("rows are missing");
  expect(isOddCorrection(rows, typo, { at: typo.at, kg: 82.4 })).toBe(false);
  expect(isOddCorrection(rows, typo, { at: ago(0.1), kg: 28.2 })).toBe(false);
  expect(isOddCorrection(rows, yesterday, { at: yesterday.at, kg: 28 })).toBe(true);
});
