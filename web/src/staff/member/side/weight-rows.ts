import type { MemberFile } from "@app/contract/staff/member-file";
import { addDays, daysBetween } from "../../time/dates.ts";

type Weight = NonNullable<MemberFile["weight"]>;

/** A day of the drawing; days after the last weigh-in have the plan alone. */
export type WeightRow = {
  day: string;
  /** Days since the first weigh-in. */
  index: number;
  kg: number | undefined;
  trend: number | undefined;
  planned: { low: number; high: number } | undefined;
};

/** How far the plan is drawn beyond the last weigh-in. */
const DAYS_AHEAD = 5;

/** The weigh-ins in their order, then the end of the planned band. It begins at the first trend. */
export function weightRows({ days, planned }: Weight): WeightRow[] {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const bandAt = (index: number) =>
    planned
      ? { low: first.trend + (planned.low * index) / 7, high: first.trend + (planned.high * index) / 7 }
      : undefined;
  const indexOf = (day: string) => daysBetween(first.day, day);
  const rows: WeightRow[] = days.map(({ day, kg, trend }) => {
    const index = indexOf(day);
    return { day, index, kg, trend, planned: bandAt(index) };
  });
  if (!planned) return rows;
  const end = indexOf(last.day) + DAYS_AHEAD;
  const day = addDays(first.day, end);
  return [...rows, { day, index: end, kg: undefined, trend: undefined, planned: bandAt(end) }];
}

/** Room for dots, trend and band; at least two kilograms, so that noise does not look like a fall. */
export function weightRange(rows: readonly WeightRow[]): [number, number] {
  const values = rows.flatMap(({ kg, trend, planned }) => [kg, trend, planned?.low, planned?.high]);
  const known = values.filter((value) => value !== undefined);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const lacking = Math.max(0, 2 - (highest - lowest)) / 2;
  return [lowest - lacking - 0.2, highest + lacking + 0.2];
}
