import { parseDecimal } from "../../../ui/inputs/decimal.ts";

export const [MIN_CM, MAX_CM] = [10, 300];

export type MeasureError = "missing" | "range";

/** In centimetres to the tenth. */
export function readMeasure(text: string): { cm: number } | { error: MeasureError } {
  const cm = parseDecimal(text, 1);
  if (cm === undefined) return { error: "missing" };
  return cm < MIN_CM || cm > MAX_CM ? { error: "range" } : { cm };
}

/** Nothing is logged ahead of its day. */
export const isDayUntil = (today: string, day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day) && day <= today;
