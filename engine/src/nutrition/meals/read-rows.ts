import { plateParts } from "../../../data/meals/plate-parts.ts";
import { numberOf, readTable } from "../catalogue/read-table.ts";
import type { Meal, MealTemplate, Place } from "./meal.ts";
import { type MealText, readMeals } from "./read-meals.ts";

const PLACES: Readonly<Record<string, Place>> = {
  C: "casa",
  M: "marmita",
  Q: "quilo",
  P: "prato-feito",
  R: "refeitorio",
  B: "padaria",
};
const parts: Readonly<Record<string, MealText["parts"][number]>> = plateParts;

/** Plates that are written in rows, with parts by name; one with a question mark may be left out. */
export const readRows = (meal: Meal, text: string): MealTemplate[] =>
  readMeals(
    meal,
    readTable(text).map((row): MealText => {
      const id = row["id"] ?? "";
      return {
        id,
        name: row["name"] ?? "",
        where: (row["where"] ?? "").split("").map((place) => PLACES[place] ?? unknown(id, place)),
        minutes: numberOf(row["minutes"], id),
        cost: numberOf(row["cost"], id) as MealText["cost"],
        ...(row["usual"] && { usual: row["usual"] }),
        parts: (row["parts"] ?? "").split(" ").map((name) => partOf(id, name)),
      };
    }),
  );

function partOf(id: string, name: string): MealText["parts"][number] {
  const part = parts[name.replace("?", "")] ?? unknown(id, name);
  return name.endsWith("?") ? { ...part, optional: true } : part;
}

function unknown(id: string, what: string): never {
  throw new Error(`${id}: there is no ${what}`);
}
