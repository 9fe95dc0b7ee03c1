import type { Amount } from "@app/contract/diary";

type Measured = { readonly unit: string | null; readonly grams: number };

/** Of a count: how far a whole number of measures may be from the grams that it stands for. */
const TOLERANCE = 0.05;
const MOST_MEASURES = 8;

/** An assumed amount in the household measure that it is a whole number of, fewest first; otherwise it stays in grams. */
export function inMeasure(amount: Amount, portions: readonly Measured[]): Amount {
  if (amount.unit !== null) return amount;
  const [best] = portions
    .flatMap(({ unit, grams }) => {
      const count = Math.round(amount.grams / grams);
      const isNear = Math.abs(count * grams - amount.grams) <= TOLERANCE * amount.grams;
      return unit !== null && count >= 1 && count <= MOST_MEASURES && isNear ? [{ unit, count }] : [];
    })
    .sort((a, b) => a.count - b.count);
  return best ? { ...amount, ...best } : amount;
}
