import type { Allergen, FoodId } from "../../nutrition/catalogue/food.ts";
import type { Eating } from "../../nutrition/target-rules.ts";
import { type Exclusions, exclusionsOf } from "../exclusions.ts";

export type Limits = {
  readonly eating?: Eating;
  readonly allergies?: readonly Allergen[];
  readonly severe?: boolean;
  readonly dislikes?: readonly FoodId[];
  /** Codes of the safety table. */
  readonly rows?: readonly string[];
};

/** What somebody with these limits does not eat. */
export function exclusionsFor({
  eating = "de-tudo",
  allergies = [],
  severe = false,
  dislikes = [],
  rows = [],
}: Limits = {}): Exclusions {
  const found = exclusionsOf({}, { eating, allergenTags: [...allergies], severeReaction: severe }, rows);
  if (dislikes.length === 0) return found;
  const foods = { ...found.foods };
  for (const id of dislikes) foods[id] = [...(foods[id] ?? []), found.reasons.length];
  return { ...found, foods, reasons: [...found.reasons, { kind: "dislike", what: "não gosta", isFinal: false }] };
}
