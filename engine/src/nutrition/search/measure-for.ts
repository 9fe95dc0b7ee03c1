import { groupMeasures, liquidMeasures, nearMeasures } from "../../../data/sentence/table-measures.ts";
import { findFood, findMeasure } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import { measureOf, type UnitKey } from "../catalogue/measure.ts";

export type Grams = { readonly grams: number; readonly low: number; readonly high: number };

/** What a member measured at home: `minha concha = 110 g`, of one food or of all. */
export type OwnMeasures = readonly { readonly unit: string; readonly food: string | null; readonly grams: number }[];

/** A member's own scale is off by this much. */
const OWN_SPREAD = 0.1;

export const ownRange = (grams: number): Grams => ({
  grams,
  low: grams * (1 - OWN_SPREAD),
  high: grams * (1 + OWN_SPREAD),
});

/** Grams in one measure of a food: the member's own, the table's, that of a near measure, or our estimate for its kind. */
export function measureFor(ref: string, unit: UnitKey, own: OwnMeasures = []): (Grams & { unit: UnitKey }) | undefined {
  const mine = own.find((one) => one.unit === unit && one.food === ref) ?? ownOfEvery(ref, unit, own);
  if (mine) return { unit, ...ownRange(mine.grams) };
  const food = findFood(ref);
  if (!food) return undefined;
  const written = findMeasure(food.id, unit) ?? nearMeasure(food.id, unit);
  if (written) return written;
  const estimate = food.form === "liquido" ? liquidMeasures[unit] : groupMeasures[food.group]?.[unit];
  return estimate === undefined ? undefined : measureOf(food.id, unit, estimate, "own");
}

/** A ladle of the member's is one for what is ladled, not for everything: only where the food has that measure. */
const ownOfEvery = (ref: string, unit: UnitKey, own: OwnMeasures) =>
  findMeasure(ref as FoodId, unit) && own.find((one) => one.unit === unit && one.food === null);

function nearMeasure(id: FoodId, unit: UnitKey) {
  for (const near of nearMeasures[unit] ?? []) {
    const found = findMeasure(id, near);
    if (found) return found;
  }
  return undefined;
}
