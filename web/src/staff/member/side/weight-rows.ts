import type { MemberFile } from "@app/contract/staff/members";

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

const DAY_MS = 24 * 60 * 60_000;
/** How far the plan is drawn beyond the last weigh-in. */
const DAYS_AHEAD = 5;

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The weigh-ins in their order, then the end of the planned band. It begins at the first trend. */
export function weightRows({ days, planned }: Weight): WeightRow[] {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const bandAt = (index: number) =>
    planned
      ? { low: first.trend + (planned.low * index) / 7, high: first.trend + (planned.high * index) / 7 }
      : undefined;
  const indexOf = (day: string) => Math.round((noonOf(day) - noonOf(first.day)) / DAY_MS);
  const rows: WeightRow[] = days.map(({ day, kg, trend }) => {
    const index = indexOf(day);
    return { day, index, kg, trend, planned: bandAt(index) };
  });
  if (!planned) return rows;
  const end = indexOf(last.day) + DAYS_AHEAD;
  const day = new Date(noonOf(first.day) + end * DAY_MS).toISOString().slice(0, 10);
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
