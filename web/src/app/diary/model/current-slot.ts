import type { MealSlot } from "@app/contract/plan-document";
import { minuteOfMember, minutesInDay } from "../../data/plan-layer/member-day.ts";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";

/** A planned meal is still ahead for this long after its hour. */
const MINUTES_AFTER = 90;

/** Of today: the planned meals that are still to be eaten. */
export const mealsAhead = (
  planned: readonly LayeredMeal[],
  logged: ReadonlySet<MealSlot>,
  now: Date,
): LayeredMeal[] => {
  const minute = minuteOfMember(planned, now);
  return planned.filter((meal) => !logged.has(meal.slot) && minute <= minutesInDay(planned, meal) + MINUTES_AFTER);
};
