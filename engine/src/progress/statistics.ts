export const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Of at least one value. */
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

/** Of at least one value. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return meanOf([sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0]);
}

/** Of a sample; 0 for fewer than two values. */
export function deviationOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  return Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1));
}
