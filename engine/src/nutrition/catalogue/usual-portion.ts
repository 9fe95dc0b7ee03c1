import type { FoodId } from "./food.ts";
import type { NamedRow } from "./measure.ts";
import { listOf, numberOf, readTable } from "./read-table.ts";

/** What is meant by a food without an amount. */
export type UsualPortion = {
  /** The word of the sentence reader; a food may be said in several ways. */
  readonly key: string;
  readonly food: FoodId;
  readonly grams: number;
  readonly low: number;
  readonly high: number;
  /** The same word may mean these as well; some are not in the catalogue. */
  readonly alsoRight: readonly FoodId[];
};

export const readUsualPortions = (text: string): (NamedRow & UsualPortion)[] =>
  readTable(text).map((row) => {
    const key = row["key"] ?? "";
    return {
      key,
      food: row["food"] as FoodId,
      name: row["name"] ?? "",
      grams: numberOf(row["grams"], key),
      low: numberOf(row["low"], key),
      high: numberOf(row["high"], key),
      alsoRight: listOf(row["also right"]) as FoodId[],
    };
  });
