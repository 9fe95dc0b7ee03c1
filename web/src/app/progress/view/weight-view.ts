import { dayNumber } from "@app/engine/progress/day-number";
import { trendLine } from "@app/engine/progress/weight/trend-line";
import type { WeighIn } from "@app/engine/progress/weight/weigh-in";

/** A day of the drawing. `kg` is what the scale said; a trend is drawn from six weigh-ins on. */
export type TrendRow = {
  day: number;
  kg: number | undefined;
  line: { trend: number; low: number; high: number } | undefined;
};

/** Fewer say nothing about where the weight goes. */
export const LEAST_WEIGH_INS = 6;

export type WeightView = {
  rows: readonly TrendRow[];
  /** How many weigh-ins are missing until a trend is drawn. */
  missing: number;
  /** The weight changes so steadily that the trend, a mean of past days, stands at the edge of the band today. */
  isBehind: boolean;
};

/** Null without a weigh-in. */
export function viewWeight(weighIns: readonly WeighIn[], from: string, today: string): WeightView | null {
  const { points, dots } = trendLine(weighIns, dayNumber(today), dayNumber(from));
  if (weighIns.length === 0 || points.length === 0) return null;
  const missing = Math.max(0, LEAST_WEIGH_INS - weighIns.length);
  const kgOf = new Map(dots.map(({ day, kg }) => [day, kg]));
  const rows = points.map(({ day, ...line }) => ({ day, kg: kgOf.get(day), line: missing > 0 ? undefined : line }));
  return {
    rows: missing > 0 ? rows.filter(({ kg }) => kg !== undefined) : rows,
    missing,
    isBehind: missing === 0 && isAtEdge(rows.at(-1)),
  };
}

const isAtEdge = (row: TrendRow | undefined): boolean =>
  row?.line !== undefined && row.line.trend <= row.line.low !== row.line.trend >= row.line.high;
