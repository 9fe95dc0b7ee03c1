import type { FoodEntry } from "@app/contract/diary";
import { logFoods } from "../../data/diary/food-edits.ts";
import type { Edit } from "../../sync/core/edit.ts";
import { DAY } from "./render-day.tsx";

const of = (ref: string, grams: number, unit: string | null, count: number | null) => ({
  food: { ref, per100: null },
  amount: { grams, low: grams * 0.75, high: grams * 1.25, unit, count, isAssumed: false },
});

export const foods = {
  beans: of("taco:561", 280, "co", 2),
  rice: of("taco:3", 125, "cs", 5),
  steak: of("taco:377", 100, "bife", 1),
  chicken: of("taco:410", 150, null, null),
  bread: of("taco:53", 50, "un", 1),
};

type Place = FoodEntry["place"];

export const logged = (
  meal: Place["meal"],
  time: string | null,
  names: readonly (keyof typeof foods)[],
  day = DAY,
): Edit[] =>
  logFoods(
    { day, meal, time },
    names.map((name) => foods[name]),
    "sentence",
    Date.parse(`${day}T${time ?? "12:00"}:00Z`),
  );

/** The lunch of the comps: beans, rice and a steak. */
export const lunch = (): Edit[] => logged("almoco", "12:52", ["beans", "rice", "steak"]);
