import type { PlanView } from "@app/contract/plans";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import { lazyPart } from "../../../ui/overlays/lazy-part.ts";
import { localDay, localTime } from "../../shell/format/days.ts";
import type { DeviceState } from "../../sync/core/device-state.ts";
import type { Save } from "../../sync/core/edit.ts";
import { eatMeal, undoEaten } from "../plan-layer/eaten-edits.ts";
import { layerIn } from "../plan-layer/layer.ts";
import { type LayeredMeal, withLayer } from "../plan-layer/with-layer.ts";
import { removeEntry } from "./food-edits.ts";
import { type PlannedPlace, plannedEntryId } from "./planned-entry-id.ts";

/** Older days come from the server. */
const DAYS_BACK = 14;

// The measures come with the catalogue of foods, which no first view loads.
const plannedFoods = lazyPart(async () => (await import("./planned-foods.ts")).logPlannedFoods);

/**
 * "Comi assim": the meal shows as eaten at once, its foods are in the diary as soon as their measures are loaded. Where
 * that fails, `use-foods-of-eaten.ts` writes them later. Whether this device has the meal.
 */
export async function eatAsPlanned(
  save: Save,
  place: PlannedPlace,
  meal: LayeredMeal,
  at: Date,
  measures = plannedFoods,
): Promise<boolean> {
  const eaten = save([eatMeal({ ...place, part: meal.id }, at.toISOString())]);
  const logFoods = await measures.load().catch(() => null);
  if (!(await eaten)) return false;
  return logFoods ? save(logFoods(place, meal, timeOf(place.day, at))) : true;
}

/** Writes the foods of such meals. What another tab or device writes meanwhile are the same entries. */
export async function logFoodsLater(
  save: Save,
  missing: () => readonly (PlannedPlace & { meal: LayeredMeal; at: string })[],
): Promise<void> {
  if (missing().length === 0) return;
  const logFoods = await plannedFoods.load().catch(() => null);
  // Asked again: a tap may have written or undone them meanwhile.
  for (const { meal, at, ...place } of logFoods ? missing() : [])
    await save(logFoods?.(place, meal, timeOf(place.day, new Date(at))) ?? []);
}

/** Eaten as planned in the last days, and none of its foods was ever in the diary. */
export function mealsWithoutFoods(plan: PlanView, state: DeviceState, today: string) {
  const layer = layerIn(state);
  const known = new Set([...state.records.keys(), ...state.outbox.map(({ id }) => id)]);
  const isKnown = (place: PlannedPlace, { items }: LayeredMeal) =>
    items.some(({ id }) => known.has(plannedEntryId(place, id)));
  return layer.eaten
    .filter(({ plan: version, day }) => version === plan.madeIn.diet && day > addDays(today, -DAYS_BACK))
    .flatMap(({ plan: version, day, part, at }) => {
      const place = { plan: version, day };
      const meal = withLayer(plan, layer, day).meals.find(({ id }) => id === part);
      return meal && !isKnown(place, meal) ? [{ ...place, meal, at }] : [];
    });
}

/** Waits for a tap before it, whose foods may still be on their way. */
export async function undoAsPlanned(save: Save, place: PlannedPlace, meal: LayeredMeal): Promise<boolean> {
  const undone = save([undoEaten({ ...place, part: meal.id })]);
  await plannedFoods.load().catch(() => null);
  if (!(await undone)) return false;
  return save(meal.items.map(({ id }) => removeEntry(plannedEntryId(place, id))));
}

/** Of another day the hour is not known. */
const timeOf = (day: string, at: Date): string | null => (localDay(at) === day ? localTime(at) : null);
