import { dayCopy as copy } from "../../../../content/app/today-plan.ts";
import { minuteOfMember, minutesInDay } from "../../../data/plan-layer/member-day.ts";
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
  const minute = minuteOfMember(meals, now);
  const eaten = new Set(meals.filter(({ isLogged }) => isLogged).map(({ id }) => id));
  const states = mealStates(meals, eaten, minute);
  return meals.map((meal, index) => {
    const state = states[index] ?? "later";
    const at = meal.eatenAt ? minutesNow(new Date(meal.eatenAt)) : minutesOf(meal.time);
    return { meal, state, hour: columnHour(at), text: textOf(meal, state, minutesInDay(meals, meal) - minute) };
  });
}

function textOf({ name, eatenAt }: LayeredMeal, state: MealState, minutesLeft: number): string {
  if (state === "eaten" && eatenAt === null) return copy.inDiary;
  if (state === "missed") return copy.missed;
  if (state !== "next") return name;
  return whenOf(minutesLeft);
}

/** "Daqui a 50 minutos"; when its hour has come, "Agora". */
export const whenOf = (minutesLeft: number): string => (minutesLeft > 0 ? copy.in(lengthOf(minutesLeft)) : copy.now);
