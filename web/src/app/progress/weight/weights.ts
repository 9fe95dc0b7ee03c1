import { dayNumber } from "@app/engine/progress/day-number";
import { isOdd } from "@app/engine/progress/weight/odd-weight";
import { orderWeighIns, type WeighIn } from "@app/engine/progress/weight/weigh-in";
import { formatDecimal } from "../../../ui/inputs/decimal.ts";
import { capitalized, formatShortDay, formatShortWeekdayDay, localDay, localTime } from "../../shell/format/days.ts";
import type { RecordView } from "../../sync/core/view.ts";

export type WeightRow = {
  id: string;
  /** ISO. */
  at: string;
  kg: number;
  view: RecordView;
  /** Said in the questionnaire, not logged here. */
  isAnswer?: true;
};

export const [MIN_KG, MAX_KG] = [20, 400];
const DAY_MS = 86_400_000;

/** Newest first. A record that is not complete yet on this device is left out. */
export const weightRows = (views: readonly RecordView[]): WeightRow[] =>
  views
    .flatMap((view) => {
      const { at, kg } = view.fields;
      return typeof at === "string" && typeof kg === "number" ? [{ id: view.id, at, kg, view }] : [];
    })
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? 1 : -1));

export const isPlausibleKg = (kg: number): boolean => kg >= MIN_KG && kg <= MAX_KG;

/** Scales have one decimal; an entry from elsewhere may have two. */
export const decimalsOf = (kg: number): number => (kg.toFixed(2).endsWith("0") ? 1 : 2);

/** "82,4". */
export const formatNumber = (kg: number): string => formatDecimal(kg, decimalsOf(kg));

/** "82,4 kg", never broken before the unit. */
export const formatKg = (kg: number): string => `${formatNumber(kg)}\u00a0kg`;

/** The member's own calendar day: a weight belongs to the day of the scale, wherever the server is. */
export const dayOf = (at: string | number): string => localDay(new Date(at));

/** By the member's day, in order; the last of a day counts. */
export const weighInsIn = (rows: readonly Pick<WeightRow, "at" | "kg">[]): WeighIn[] =>
  orderWeighIns([...rows].reverse().map(({ at, kg }) => ({ day: dayNumber(dayOf(at)), kg })));

/** Whether to ask before this weight is saved. */
export const isOddAmong = (rows: readonly WeightRow[], { at, kg }: Pick<WeightRow, "at" | "kg">): boolean =>
  isOdd(weighInsIn(rows), dayNumber(dayOf(at)), kg);

/** As if the row had not been there; a time alone that is corrected asks nothing. */
export const isOddCorrection = (
  rows: readonly WeightRow[],
  { id, kg }: WeightRow,
  entry: Pick<WeightRow, "at" | "kg">,
): boolean =>
  entry.kg !== kg &&
  isOddAmong(
    rows.filter((row) => row.id !== id),
    entry,
  );

export type WeightDay = { day: string; rows: WeightRow[] };

/** Rows by day, newest first. */
export function byDay(rows: readonly WeightRow[]): WeightDay[] {
  const days: WeightDay[] = [];
  for (const row of rows) {
    const day = dayOf(row.at);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

/** On how many of the last seven days there is a weight, today included. */
export function daysOfLastSeven(rows: readonly WeightRow[], nowMs: number): number {
  const recent = new Set(Array.from({ length: 7 }, (_, ago) => dayOf(nowMs - ago * DAY_MS)));
  return new Set(rows.map(({ at }) => dayOf(at)).filter((day) => recent.has(day))).size;
}

/** "Hoje", "Ontem", "Seg, 9/11", "9/11/2025". */
export function dayLabel(day: string, nowMs: number): string {
  if (day === dayOf(nowMs)) return "Hoje";
  if (day === dayOf(nowMs - DAY_MS)) return "Ontem";
  const year = day.slice(0, 4);
  return year === dayOf(nowMs).slice(0, 4) ? capitalized(formatShortWeekdayDay(day)) : `${formatShortDay(day)}/${year}`;
}

/** For a `datetime-local` field: the member's own time, to the minute. */
export const toLocalInput = (ms: number): string => `${dayOf(ms)}T${localTime(new Date(ms))}`;
