import type { MealSlot } from "@app/contract/plan-document";

/** The last minute of each meal, in a day that begins at five. */
const UNTIL: readonly (readonly [hour: number, minute: number, MealSlot])[] = [
  [10, 0, "cafe"],
  [11, 15, "lanche-manha"],
  [15, 0, "almoco"],
  [18, 0, "lanche-tarde"],
  [21, 30, "jantar"],
];
const FIRST_MINUTE = 5 * 60;

/** The meal of an hour, by the minutes since midnight where the member is. */
export function mealAt(minutes: number): MealSlot {
  if (minutes < FIRST_MINUTE) return "ceia";
  return UNTIL.find(([hour, minute]) => minutes < hour * 60 + minute)?.[2] ?? "ceia";
}
