import type { MealSlot } from "@app/contract/plan-document";
import { isSlot, MEAL_WORDS } from "./place-words.ts";

/** Supper is feminine. */
const isFeminine = (slot: MealSlot): boolean => slot === "ceia";

/** `O almoço`, `A ceia`; a day as a whole is `O dia`. */
export const theMeal = (slot: string | undefined): string =>
  isSlot(slot) ? `${isFeminine(slot) ? "A" : "O"} ${MEAL_WORDS[slot]}` : "O dia";

/** `no almoço`, `na ceia`. */
export const inMeal = (slot: string | undefined): string =>
  isSlot(slot) ? `${isFeminine(slot) ? "na" : "no"} ${MEAL_WORDS[slot]}` : "no dia";

/** `do almoço`, `da ceia`. */
export const ofMeal = (slot: string | undefined): string =>
  isSlot(slot) ? `${isFeminine(slot) ? "da" : "do"} ${MEAL_WORDS[slot]}` : "do dia";
