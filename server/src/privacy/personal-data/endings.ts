import type { Retained } from "@app/contract/retention";
import { sql } from "kysely";
import type { Ending } from "./personal-table.ts";

/** Deleted once the period has passed since the time in the column. */
export const deletedAfter = (period: Retained, column: string): Ending => ({
  period,
  due: (since) => sql`${sql.ref(column)} <= ${since}`,
});

/**
 * Of a kind that devices write: the tombstone of a deleted entry stays, so that a device that was away learns of it, and its
 * values are emptied. `present` is set while they are there.
 */
export const emptiedOnceDeleted = (present: string, values: readonly string[]): Ending => ({
  period: "deletedEntries",
  due: (since) => sql`deleted_at <= ${since} and ${sql.ref(present)} is not null`,
  empties: [present, ...values],
});

/** Of a food its day stays: it is in the id. By key: the address of a row says nothing across partitions. */
export const emptiedFood: Ending = {
  ...emptiedOnceDeleted("place_hlc", [
    "meal",
    "time",
    "food",
    "per100",
    "food_hlc",
    "grams",
    "low",
    "high",
    "unit",
    "count",
    "is_assumed",
    "amount_hlc",
    "source",
    "part",
    "source_hlc",
    "kcal",
    "low_kcal",
    "high_kcal",
    "protein",
    "fat",
    "carb",
    "fibre",
  ]),
  key: ["account_id", "day", "id"],
};
