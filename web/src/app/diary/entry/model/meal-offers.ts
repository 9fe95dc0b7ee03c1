import { type Exclusions, isExcluded } from "@app/engine/exclusions/exclusions";
import type { DiaryRecords, StoredEntry } from "../../../data/diary/diary-records.ts";
import type { LayeredMeal } from "../../../data/plan-layer/with-layer.ts";
import type { Place } from "./place.ts";

export type MealOffers = {
  /** What the plan has for this meal and is not in the diary yet. */
  planned: LayeredMeal | null;
  /** What was eaten at this meal the last time. */
  last: readonly StoredEntry[];
};

type Known = {
  entries: DiaryRecords["entries"];
  /** Of the day. */
  meals: readonly LayeredMeal[];
  exclusions: Exclusions;
};

/** What is likely to be eaten at a meal, for one tap. A meal with a food that the member must not eat any more is not offered. */
export function mealOffers(
  { entries, meals, exclusions }: Known,
  { day, meal }: Pick<Place, "day" | "meal">,
): MealOffers {
  const planned = meals.find(({ slot, isLogged, items }) => slot === meal && !isLogged && items.length > 0) ?? null;
  const lastDay = [...entries]
    .filter(([other, eaten]) => other < day && eaten.some(({ place }) => place.meal === meal))
    .map(([other]) => other)
    .sort()
    .at(-1);
  const last = (entries.get(lastDay ?? "") ?? []).filter(({ place }) => place.meal === meal);
  return { planned, last: last.some(({ food }) => isExcluded(exclusions, food.ref)) ? [] : last };
}
