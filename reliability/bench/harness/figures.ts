/** A ratio or a time over the repetitions of one run. */
export type Figure = { median: number; mad: number; values: number[] };

export function figureOf(values: readonly number[]): Figure {
  const median = middle(values);
  return { median, mad: middle(values.map((value) => Math.abs(value - median))), values: [...values] };
}

export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.length % 2 === 1 ? [sorted[half]] : [sorted[half - 1], sorted[half]];
  return (low + high) / 2;
}

export const mean = (values: readonly number[]): number => sum(values) / values.length;
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
