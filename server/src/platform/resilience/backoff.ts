/** Exponential back-off: `firstMs` after the first failure, doubled by each further one, `maxMs` at most. */
export const backoffMs = (failures: number, { firstMs, maxMs }: { firstMs: number; maxMs: number }): number =>
  Math.min(firstMs * 2 ** (failures - 1), maxMs);
