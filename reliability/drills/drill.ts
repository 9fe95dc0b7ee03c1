/** One figure of a drill, with its bound. */
export type Figure = {
  name: string;
  value: number | string;
  unit?: string;
  /** As printed in the report: "0", "at max 30". */
  bound?: string;
  isPassed: boolean;
  note?: string;
};

/** An operational incident, rehearsed with real processes and timed. */
export type Drill = { name: string; what: string; run: () => Promise<Figure[]> };

type Extra = { unit?: string; note?: string };
const round = (value: number): number => Math.round(value * 10) / 10;

export const atMost = (max: number, name: string, value: number, more: Extra = {}): Figure => ({
  name,
  value: round(value),
  bound: `at max ${max}`,
  isPassed: value <= max,
  ...more,
});

export const exactly = (expected: number | string, name: string, value: number | string, more: Extra = {}): Figure => ({
  name,
  value,
  bound: String(expected),
  isPassed: value === expected,
  ...more,
});

/** Informational: has no bound. */
export const info = (name: string, value: number | string, more: Extra = {}): Figure => ({
  name,
  value: typeof value === "number" ? round(value) : value,
  isPassed: true,
  ...more,
});

/** Median · maximum over the repetitions. */
export function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${round(sorted[Math.floor(sorted.length / 2)] ?? 0)} · ${round(sorted.at(-1) ?? 0)}`;
}
