import { MAX_OWN_MEAL_ITEMS, OwnMeal } from "@app/contract/diary";
import * as z from "zod/mini";
import type { Encryption } from "../../platform/encryption.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createSealedTable } from "../../sync/sealed-table.ts";
import { isKnownFood, isSoundAmount, StoredAmount, StoredFood } from "./eaten-food.ts";

const Item = z.strictObject({ food: StoredFood, amount: StoredAmount });
const Put = z.partial(
  z.strictObject({
    name: OwnMeal.shape.name,
    items: z.array(Item).check(z.minLength(1), z.maxLength(MAX_OWN_MEAL_ITEMS)),
  }),
);
const CLOCKS = { name: "name_hlc", items: "items_hlc" };

/** Foods that are logged together, sealed. */
export const createOwnMealKind = (encryption: Encryption): RecordKind => ({
  name: "own-meal",
  purpose: "health-data",
  parse: parseOwnMeal,
  ...createSealedTable("own_meals", CLOCKS, encryption),
});

function parseOwnMeal(fields: Record<string, unknown>): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  const isSound = !data.items || data.items.every(({ food, amount }) => isKnownFood(food) && isSoundAmount(amount));
  return isSound ? data : undefined;
}
