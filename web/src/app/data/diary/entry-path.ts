import type { MealSlot } from "@app/contract/plan-document";
import { appPaths } from "../../../app-paths.ts";

const ofMeal = (meal: MealSlot | undefined): string => (meal ? `?refeicao=${meal}` : "");

/** Where a sentence is typed. */
export const entryPath = (day: string, meal?: MealSlot): string => `${appPaths.diaryDay(day)}/registrar${ofMeal(meal)}`;
export const searchPath = (day: string, meal?: MealSlot): string => `${appPaths.diaryDay(day)}/buscar${ofMeal(meal)}`;
