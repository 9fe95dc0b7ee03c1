import { dayCopy as copy } from "../../../../content/app/today-plan.ts";
import type { LayeredMeal } from "../../../data/plan-layer/with-layer.ts";
import { columnHour, lengthOf, minutesNow, minutesOf } from "../clock.ts";
import { type MealState, mealStates } from "../meal/next-meal.ts";

export type DayRow = {
  meal: LayeredMeal;
  state: MealState;
  /** When it was logged, or when it is planned. */
  hour: string;
  text: string;
};

/** The day from its first meal to its last, as it stands now. */
export function dayRows(meals: readonly LayeredMeal[], now: Date): DayRow[] {
  const minute = minutesNow(now);
  const eaten = new Set(meals.filter(({ isLogged }) => isLogged).map(({ id }) => id));
  const states = mealStates(meals, eaten, minute);
  return meals.map((meal, index) => {
    const state = states[index] ?? "later";
    const at = meal.eatenAt ? minutesNow(new Date(meal.eatenAt)) : minutesOf(meal.time);
    return { meal, state, hour: columnHour(at), text: textOf(meal, state, minute) };
  });
}

function textOf({ name, time, eatenAt }: LayeredMeal, state: MealState, minute: number): string {
  if (state === "eaten" && eatenAt === null) return copy.inDiary;
  if (state === "missed") return copy.missed;
  if (state !== "next") return name;
  return whenOf(time, minute);
}

/** "Daqui a 50 minutos"; when its hour has come, "Agora". */
export function whenOf(time: string, minute: number): string {
  const minutesLeft = minutesOf(time) - minute;
  return minutesLeft > 0 ? copy.in(lengthOf(minutesLeft)) : copy.now;
}
