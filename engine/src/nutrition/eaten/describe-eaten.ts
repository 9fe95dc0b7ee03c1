import type { Amount, EatenFood } from "@app/contract/diary";
import { findFood, listMeasures } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import { describeMeasure } from "../words/describe-measure.ts";
import { foodName } from "../words/food-name.ts";
import { handMeasure } from "../words/hand-measure.ts";

type Measured = Pick<Amount, "grams" | "unit" | "count">;

/** Undefined for a food that the catalogue does not have: its name is the member's. */
export const eatenName = ({ ref }: Pick<EatenFood, "ref">): string | undefined =>
  findFood(ref) ? foodName(ref) : undefined;

/** `2 conchas`, `150 g`. */
export const describeEaten = ({ ref }: Pick<EatenFood, "ref">, { grams, unit, count }: Measured): string =>
  unit !== null && count !== null
    ? describeMeasure({ food: ref, unit, count })
    : `${String(grams).replace(".", ",")}\u00a0g`;

const ITS_PORTION = "a sua porção";

/** Without a figure of grams: in hands, otherwise in the measure of the kitchen. */
export function describeEatenInHands({ ref }: Pick<EatenFood, "ref">, amount: Measured): string {
  const measured = inMeasure(ref, amount);
  if (!measured) return ITS_PORTION;
  return findFood(ref) ? handMeasure({ food: ref, ...measured }) : describeMeasure({ food: ref, ...measured });
}

/** What was typed in grams is said in the food's usual measure, to the nearest half. */
function inMeasure(ref: string, { grams, unit, count }: Measured) {
  if (unit !== null && count !== null) return { grams, unit, count };
  const [usual] = listMeasures(ref as FoodId);
  if (!usual) return undefined;
  return { grams, unit: usual.unit, count: Math.max(0.5, Math.round((2 * grams) / usual.grams) / 2) };
}
