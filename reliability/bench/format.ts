import type { Bound } from "./measure.ts";

export const formatBound = (bound: Bound): string => {
  if ("exactly" in bound) return `exactly ${bound.exactly}`;
  return "least" in bound ? `≥ ${bound.least}` : `≤ ${bound.most}`;
};

export const formatNumber = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
