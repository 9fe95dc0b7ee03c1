import type { ExclusionReason, Override } from "@app/engine/exclusions/exclusions";
import type { Encryption, SealedPlace } from "../../platform/encryption.ts";

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

/** An act's words open on its own row only. */
export const foodActPlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "food_overrides",
  item: id,
});

export const openFoodAct = (encryption: Encryption, accountId: string, id: string, sealed: Buffer): SealedFoodAct =>
  JSON.parse(encryption.open(foodActPlace(accountId, id), sealed)) as SealedFoodAct;

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
