import { todaysSession } from "@app/engine/training/sessions/week-of-sessions";
import { type LayeredMeal, withLayer } from "../../data/plan-layer/with-layer.ts";
import { localDay } from "../../shell/format/days.ts";
import { type LighterMeal, lighterMeals } from "../bad-day/lighter-meals.ts";
import { mealsAhead } from "../model/current-slot.ts";
import type { DiaryDayProps } from "./diary-day-props.ts";

type PlannedDayRequest = Pick<DiaryDayProps, "day" | "now" | "records" | "plan" | "layer" | "workouts"> & {
  shown: "shown" | "hidden";
  isToday: boolean;
};

type PlannedDay = {
  /** The plan's meals of that day; on a day that went wrong, those that are left are lighter. */
  planned: LayeredMeal[];
  /** Of today: what is still to be eaten. */
  ahead: LayeredMeal[];
  lighter: LighterMeal[];
  /** A session of the plan is for today and was not done. */
  hasWorkout: boolean;
};

/** What the plan has for a day of the diary. */
export function plannedDay({
  day,
  now,
  records,
  plan,
  layer,
  workouts,
  shown,
  isToday,
}: PlannedDayRequest): PlannedDay {
  if (!plan || day < localDay(new Date(plan.createdAt)))
    return { planned: [], ahead: [], lighter: [], hasWorkout: false };
  const { meals } = withLayer(plan, layer, day);
  const entries = records.entries.get(day) ?? [];
  const ahead = isToday ? mealsAhead(meals, new Set(entries.map(({ place }) => place.meal)), now) : [];
  const lighter = lighterMeals({ planned: meals, ahead, entries, numbers: shown });
  const isBad = Boolean(records.days.get(day)?.badDay);
  return {
    planned: isBad ? meals.map((meal) => lighter.find((one) => one.meal.id === meal.id)?.meal ?? meal) : meals,
    ahead,
    lighter,
    hasWorkout: workouts !== undefined && todaysSession(plan, workouts, day)?.day === day,
  };
}
