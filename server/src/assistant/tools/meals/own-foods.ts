import type { Amount, EatenFood } from "@app/contract/diary";
import { describeEaten, describeEatenInHands, eatenName } from "@app/engine/nutrition/eaten/describe-eaten";
import { inMeasure } from "@app/engine/nutrition/search/in-measure";
import { portionsOf, usualAmount } from "@app/engine/nutrition/search/portions-of";
import { createFoodSearch, type FoodHit } from "@app/engine/nutrition/search/search-foods";
import type { OwnWords } from "@app/engine/nutrition/sentence/read-sentence";
import { listOwnWords } from "../../../diary/queries.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import type { ToolDeps } from "../tool-deps.ts";

/** Everything that a member can log: the catalogue, and what is the member's own. */
export type OwnFoods = {
  readonly words: OwnWords;
  /** Without words: none. */
  readonly search: (query: string) => readonly FoodHit[];
  readonly nameOf: (ref: string) => string;
  readonly eatenOf: (ref: string) => EatenFood;
  readonly usualOf: (ref: string) => Amount;
  /** An amount that was not said, in the household measure that it is a whole number of. */
  readonly inWords: (ref: string, amount: Amount) => Amount;
};

/** An own food that was removed since keeps its figures in the entry, not its name. */
const REMOVED_FOOD = "Alimento seu";

export async function readOwnFoods(deps: ToolDeps, accountId: string): Promise<OwnFoods> {
  const { foods, measures } = await inTransaction(deps.db, (tx) => listOwnWords(deps, tx, accountId), {
    isSnapshot: true,
  });
  const mine = new Map(foods.map((food) => [food.ref, food]));
  const ownPortions = (ref: string) => ({ measures, measure: mine.get(ref)?.measure ?? null });
  const inWords = (ref: string, amount: Amount): Amount =>
    amount.isAssumed ? inMeasure(amount, portionsOf(ref, ownPortions(ref))) : amount;
  return {
    words: { foods, measures },
    search: (query) => (/[\p{L}\p{N}]/u.test(query) ? createFoodSearch(foods)(query) : []),
    nameOf: (ref) => mine.get(ref)?.name ?? eatenName({ ref }) ?? REMOVED_FOOD,
    eatenOf: (ref) => ({ ref, per100: mine.get(ref)?.per100 ?? null }),
    usualOf: (ref) => inWords(ref, usualAmount(ref, ownPortions(ref))),
    inWords,
  };
}

/** `2 conchas`; with hidden numbers in hands. */
export const measureOf = (ref: string, amount: Pick<Amount, "grams" | "unit" | "count">, isHidden: boolean): string =>
  isHidden ? describeEatenInHands({ ref }, amount) : describeEaten({ ref }, amount);

/** Whole kcal or grams of tenths; null is "sem dado". */
export const wholeOf = (tenths: number | null | undefined): number | null =>
  tenths === null || tenths === undefined ? null : Math.round(tenths / 10);
