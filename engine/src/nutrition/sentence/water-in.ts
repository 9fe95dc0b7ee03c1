import { liquidMeasures } from "../../../data/sentence/table-measures.ts";
import type { SaidAmount } from "./read-amount.ts";

/** Millilitres; none when no amount was typed: `whey com água`. */
export function waterIn({ grams, count, unit, factor }: SaidAmount): number {
  if (grams !== null) return Math.round(grams);
  const measure = liquidMeasures[unit ?? "copo"] ?? 0;
  return count === null ? 0 : Math.round(count * measure * factor);
}
