/** One number of a drill, beside what it must be. */
export type Figure = {
  name: string;
  value: number | string;
  unit?: string;
  /** In words, as it stands in the report: "0", "at most 30". */
  bound?: string;
  isGood: boolean;
  note?: string;
};

/** Something that will happen one day, done on purpose to real processes and timed. */
export type Drill = { name: string; what: string; run: () => Promise<Figure[]> };

type More = { unit?: string; note?: string };
const round = (value: number): number => Math.round(value * 10) / 10;

export const atMost = (most: number, name: string, value: number, more: More = {}): Figure => ({
  name,
  value: round(value),
  bound: `at most ${most}`,
  isGood: value <= most,
  ...more,
});

export const exactly = (wanted: number | string, name: string, value: number | string, more: More = {}): Figure => ({
  name,
  value,
  bound: String(wanted),
  isGood: value === wanted,
  ...more,
});

/** Only info, never judged. */
export const info = (name: string, value: number | string, more: More = {}): Figure => ({
  name,
  value: typeof value === "number" ? round(value) : value,
  isGood: true,
  ...more,
});

/** Median · most, for what was done several times. */
export function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${round(sorted[Math.floor(sorted.length / 2)] ?? 0)} · ${round(sorted.at(-1) ?? 0)}`;
}
