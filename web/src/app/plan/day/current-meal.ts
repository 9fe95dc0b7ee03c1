import { minuteOfMember, minutesInDay } from "../../data/plan-layer/member-day.ts";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";

/** A planned meal stays the current one for this long after its hour. */
const MINUTES_AFTER = 90;

type TimedMeal = Pick<LayeredMeal, "time" | "eatenAt">;

/** Of today: the first meal that was not eaten and whose hour has not long passed. None at the end of the day. */
export const currentMeal = <M extends TimedMeal>(meals: readonly M[], now: Date): M | undefined => {
  const minutes = minuteOfMember(meals, now);
  return meals.find((meal) => meal.eatenAt === null && minutes <= minutesInDay(meals, meal) + MINUTES_AFTER);
};

/** Which meal a day opens with: the current one of today, otherwise the first that was not eaten. */
export const mealToOpen = <M extends TimedMeal>(meals: readonly M[], now: Date | null): M | undefined =>
  (now ? currentMeal(meals, now) : undefined) ?? meals.find(({ eatenAt }) => eatenAt === null) ?? meals.at(-1);
