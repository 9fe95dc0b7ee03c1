import type { ExclusionReason, Override } from "@app/engine/exclusions/exclusions";
import { sealedRows } from "../../platform/sealed-rows.ts";

/** Which food, who, why, and what excluded it then. Stored sealed. */
export type SealedFoodAct = {
  food: string;
  by: { name: string; registration: string };
  /** Of a food that is allowed. */
  reason: string;
  /** What excluded the food when it was allowed: a newer answer is not covered. */
  against: Pick<ExclusionReason, "kind" | "what">[];
};

/** A professional allows a food that an answer excludes, or takes that back; it never changes. */
export type FoodAct = SealedFoodAct & {
  accountId: string;
  id: string;
  act: "allow" | "revoke";
  staffId: string;
  decidedAt: Date;
};

export const sealedFoodActs = sealedRows<SealedFoodAct>("food_overrides");

/** What the newest word about each food allows. */
export function overridesIn(newestFirst: readonly FoodAct[]): Override[] {
  const newest = new Map<string, FoodAct>();
  for (const act of newestFirst) if (!newest.has(act.food)) newest.set(act.food, act);
  return [...newest.values()]
    .filter(({ act }) => act === "allow")
    .map(({ food, reason, by, decidedAt, against }) => ({
      food,
      reason,
      by: by.name,
      at: decidedAt.toISOString(),
      against,
    }));
}
