/** Far below every step used here, far above the error of a double: 2.5 computed as 2.4999999999999996 rounds up. */
const TOLERANCE = 1e-9;

export const roundHalfUp = (value: number, step = 1): number => Math.floor(value / step + 0.5 + TOLERANCE) * step;

export const roundUp = (value: number, step: number): number => Math.ceil(value / step - TOLERANCE) * step;

/** Divides by a power of ten at the end: 30.1, never 30.1000000001. */
export function roundToDecimals(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return roundHalfUp(value * scale) / scale;
}

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
