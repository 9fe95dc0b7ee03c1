import type { FoodEntry } from "@app/contract/diary";
import { measuredAmount } from "@app/engine/nutrition/eaten/measured-amount";
import type { Edit } from "../../sync/core/edit.ts";
import type { LayeredMeal } from "../plan-layer/with-layer.ts";
import { putEntry } from "./food-edits.ts";
import { type PlannedPlace, plannedEntryId } from "./planned-entry-id.ts";

/** A planned meal's foods, with their swaps, as entries of the diary. A second tap or device writes the same ones. */
export const logPlannedFoods = (
  { plan, day }: PlannedPlace,
  { slot, items }: Pick<LayeredMeal, "slot" | "items">,
  time: FoodEntry["place"]["time"],
): Edit[] =>
  items.flatMap(({ id, food, unit, count }) => {
    const amount = measuredAmount(food, unit, count);
    if (!amount) return [];
    return putEntry({
      id: plannedEntryId({ plan, day }, id),
      place: { day, meal: slot, time },
      food: { ref: food, per100: null },
      amount,
      source: { from: "plan", part: id },
    });
  });
