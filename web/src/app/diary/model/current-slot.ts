import type { MealSlot } from "@app/contract/plan-document";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";

/** A planned meal is still ahead for this long after its hour. */
const MINUTES_AFTER = 90;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Of today: the planned meals that are still to be eaten. */
export const mealsAhead = (
  planned: readonly LayeredMeal[],
  logged: ReadonlySet<MealSlot>,
  now: Date,
): LayeredMeal[] => {
  const minute = now.getHours() * 60 + now.getMinutes();
  return planned.filter(({ slot, time }) => !logged.has(slot) && minute <= minutesOf(time) + MINUTES_AFTER);
};
