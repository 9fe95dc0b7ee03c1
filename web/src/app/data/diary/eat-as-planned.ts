import { lazyPart } from "../../../ui/overlays/lazy-part.ts";
import type { Edit } from "../../sync/core/edit.ts";
import { eatMeal, undoEaten } from "../plan-layer/eaten-edits.ts";
import { localDay, localTime } from "../plan-layer/plan-day.ts";
import type { LayeredMeal } from "../plan-layer/with-layer.ts";
import { removeEntry } from "./food-edits.ts";
import { type PlannedPlace, plannedEntryId } from "./planned-entry-id.ts";

type Save = (edits: readonly Edit[]) => Promise<void>;

// The measures come with the catalogue of foods, which no first view loads.
const plannedFoods = lazyPart(async () => (await import("./planned-foods.ts")).logPlannedFoods);

/** "Comi assim": the meal shows as eaten at once, its foods are in the diary as soon as their measures are loaded. */
export async function eatAsPlanned(save: Save, place: PlannedPlace, meal: LayeredMeal, at: Date): Promise<void> {
  const eaten = save([eatMeal({ ...place, part: meal.id }, at.toISOString())]);
  const logFoods = await plannedFoods.load().catch(() => null);
  await eaten;
  if (logFoods) await save(logFoods(place, meal, timeOf(place.day, at)));
}

/** Waits for a tap before it, whose foods may still be on their way. */
export async function undoAsPlanned(save: Save, place: PlannedPlace, meal: LayeredMeal): Promise<void> {
  const undone = save([undoEaten({ ...place, part: meal.id })]);
  await plannedFoods.load().catch(() => null);
  await undone;
  await save(meal.items.map(({ id }) => removeEntry(plannedEntryId(place, id))));
}

/** Of another day the hour is not known. */
const timeOf = (day: string, at: Date): string | null => (localDay(at) === day ? localTime(at) : null);
