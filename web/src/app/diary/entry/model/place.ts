import { MEAL_SLOTS, type MealSlot } from "@app/contract/plan-document";
import { mealAt } from "@app/engine/nutrition/sentence/meal-at";
import { localTime } from "../../../shell/format/days.ts";

/** Where entries go: `time` is `12:52` where the member is, or null when it is not said. */
export type Place = { day: string; meal: MealSlot; time: string | null };

const isSlot = (text: string | null): text is MealSlot => MEAL_SLOTS.some((slot) => slot === text);

/** The meal that is asked for, or the one of this hour. Lunch that is logged at night was not eaten at night. */
export function placeFor(day: string, asked: string | null, now: Date, today: string): Place {
  const current = mealAt(60 * now.getHours() + now.getMinutes());
  const meal = isSlot(asked) ? asked : current;
  return { day, meal, time: day === today && meal === current ? localTime(now) : null };
}

/** A calendar day that is not later than today; undefined for what is none. */
export function readDay(text: string | undefined, today: string): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text > today) return undefined;
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
