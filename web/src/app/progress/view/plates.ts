import type { MealSlot } from "@app/contract/plan-document";
import { drawingOf } from "@app/engine/nutrition/words/drawing";
import type { DiaryRecords, StoredEntry } from "../../data/diary/diary-records.ts";

/** A row of the grid: meals grouped by the time of day, whatever their name. */
export type PlateMeal = "cafe" | "almoco" | "lanche" | "jantar";

const MEALS: Readonly<Record<MealSlot, PlateMeal>> = {
  cafe: "cafe",
  "lanche-manha": "lanche",
  almoco: "almoco",
  "lanche-tarde": "lanche",
  jantar: "jantar",
  ceia: "lanche",
};

export const PLATE_MEALS = ["cafe", "almoco", "lanche", "jantar"] as const satisfies readonly PlateMeal[];

/** What lay on a plate, as keys of drawings; null: nothing was logged. */
export type EatenPlate = { day: string; foods: readonly string[] | null };
export type PlateRow = { meal: PlateMeal; plates: readonly EatenPlate[] };

/** A plate for each meal and day, by what was eaten. */
export function platesOf({ entries }: Pick<DiaryRecords, "entries">, days: readonly string[]): PlateRow[] {
  return PLATE_MEALS.map((meal) => ({
    meal,
    plates: days.map((day) => ({ day, foods: foodsOf(entries.get(day) ?? [], meal) })),
  }));
}

function foodsOf(entries: readonly StoredEntry[], meal: PlateMeal): string[] | null {
  const eaten = entries.filter(({ place }) => MEALS[place.meal] === meal);
  if (eaten.length === 0) return null;
  const largestFirst = [...eaten].sort((a, b) => b.amount.grams - a.amount.grams);
  return [...new Set(largestFirst.flatMap(({ food }) => drawingOf(food.ref) ?? []))];
}

export const countPlates = (rows: readonly PlateRow[]): number =>
  rows.flatMap(({ plates }) => plates).filter(({ foods }) => foods !== null).length;
