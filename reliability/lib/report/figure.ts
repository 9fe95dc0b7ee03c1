/** One measured figure and its bound; without a bound it is informational. */
export type Figure = {
  name: string;
  value: number | string;
  /** Counts are exact; a ratio is to the bare engine of the same run; times are only meaningful on a quiet machine. */
  kind: "count" | "ratio" | "time";
  /** Median absolute deviation over the repetitions. */
  mad?: number;
  unit?: string;
  bound?: Bound;
  /** The short form's bound of a ratio, low enough for a busy machine. */
  shortBound?: Bound;
  note?: string;
};
export type Bound = { least: number } | { most: number } | { exactly: number | string };
type Extra = Partial<Pick<Figure, "kind" | "mad" | "unit" | "shortBound" | "note">>;

const figure = (name: string, value: Figure["value"], more: Partial<Figure>): Figure => ({
  kind: "count",
  name,
  value,
  ...more,
});
export const atMost = (most: number, name: string, value: number | string, more: Extra = {}): Figure =>
  figure(name, value, { bound: { most }, ...more });
export const atLeast = (least: number, name: string, value: number, more: Extra = {}): Figure =>
  figure(name, value, { bound: { least }, ...more });
export const exactly = <T extends number | string>(expected: T, name: string, value: T, more: Extra = {}): Figure =>
  figure(name, value, { bound: { exactly: expected }, ...more });
export const info = (name: string, value: number | string, more: Extra = {}): Figure => figure(name, value, more);

export type Form = { isShort: boolean; isQuiet: boolean };
export type Outcome = "passed" | "failed" | "not judged";
export type Verdict = { outcome: Outcome; remark: string };

/**
 * The full form checks everything against its bound; times on a busy machine are reported but not judged. The short form
 * has its own bounds, valid on any machine: counts, and ratios to the bare engine of the same run.
 */
export function judge(measured: Figure, form: Form): Verdict {
  const { bound } = measured;
  const applied = form.isShort ? boundInShortForm(measured) : boundInFullForm(measured, form.isQuiet);
  const outcome = applied ? (holds({ value: measured.value, bound: applied }) ? "passed" : "failed") : "not judged";
  const isMissed = bound !== undefined && !holds(measured);
  const remarks = [
    ...(applied ? [formatBound(applied)] : []),
    ...(bound && applied !== bound
      ? [isMissed ? `bound ${formatBound(bound)} not reached` : `bound ${formatBound(bound)}`]
      : []),
    ...(applied || !bound ? [] : ["not judged"]),
  ];
  return { outcome, remark: remarks.join("; ") };
}

const boundInFullForm = ({ kind, bound }: Figure, isQuiet: boolean) =>
  kind === "time" && !isQuiet ? undefined : bound;
const boundInShortForm = ({ kind, bound, shortBound }: Figure) => (kind === "count" ? bound : shortBound);

export function holds({ value, bound }: Pick<Figure, "value" | "bound">): boolean {
  if (!bound) return true;
  if ("exactly" in bound) return value === bound.exactly;
  // A division by zero, for example by a missing CPU time, is not a valid figure.
  if (typeof value === "string" || !Number.isFinite(value)) return false;
  return "least" in bound ? value >= bound.least : value <= bound.most;
}

export const formatBound = (bound: Bound): string => {
  if ("exactly" in bound) return `exactly ${bound.exactly}`;
  return "least" in bound ? `≥ ${bound.least}` : `≤ ${bound.most}`;
};

export const formatValue = ({ value, mad, unit }: Pick<Figure, "value" | "mad" | "unit">): string =>
  [`${formatNumber(value)}${mad ? ` ± ${formatNumber(mad)}` : ""}`, ...(unit ? [unit] : [])].join(" ");

const formatNumber = (value: number | string): string =>
  typeof value === "string" || Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);

/** The median and the median absolute deviation over the repetitions of one run. */
export function figureOf(values: readonly number[]): { median: number; mad: number } {
  const median = middle(values);
  return { median, mad: middle(values.map((value) => Math.abs(value - median))) };
}

export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.length % 2 === 1 ? [sorted[half]] : [sorted[half - 1], sorted[half]];
  return (low + high) / 2;
}

/** The values at these shares of the sorted list: 0.5 is the median, 1 the maximum. */
export function spread(values: readonly number[], ...shares: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return (shares.length > 0 ? shares : [0.5, 1]).map((share) => Math.round(at(share) * 10) / 10).join(" · ");
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
