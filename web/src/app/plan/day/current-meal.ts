import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";

/** A planned meal stays the current one for this long after its hour. */
const MINUTES_AFTER = 90;

type TimedMeal = Pick<LayeredMeal, "time" | "eatenAt">;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Of today: the first meal that was not eaten and whose hour has not long passed. None at the end of the day. */
export const currentMeal = <M extends TimedMeal>(meals: readonly M[], now: Date): M | undefined => {
  const minutes = now.getHours() * 60 + now.getMinutes();
  return meals.find(({ time, eatenAt }) => eatenAt === null && minutes <= minutesOf(time) + MINUTES_AFTER);
};

/** Which meal a day opens with: the current one of today, otherwise the first that was not eaten. */
export const mealToOpen = <M extends TimedMeal>(meals: readonly M[], now: Date | null): M | undefined =>
  (now ? currentMeal(meals, now) : undefined) ?? meals.find(({ eatenAt }) => eatenAt === null) ?? meals.at(-1);
