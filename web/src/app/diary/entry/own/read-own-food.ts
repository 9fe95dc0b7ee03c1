import { DIARY_NUTRIENTS, type DiaryNutrient, MAX_GRAMS, type OwnFood, type Per100 } from "@app/contract/diary";
import { ownFoodCopy as copy } from "../../../../content/app/diary/entry.ts";
import { parseDecimal } from "../../../../ui/inputs/decimal.ts";

export type OwnFoodErrors = Partial<Record<DiaryNutrient | "name" | "portion", string>>;

const MOST_IN_100: Record<DiaryNutrient, number> = { kcal: 900, protein: 100, fat: 100, carb: 100, fibre: 100 };

/** An own food from its form. What was left empty has no data; figures of a portion become those of 100 g. */
export function readOwnFood(data: FormData): { food: OwnFood } | { errors: OwnFoodErrors } {
  const errors: OwnFoodErrors = {};
  const numberOf = (name: string) => parseDecimal(textOf(data, name), 1);
  const name = textOf(data, "name").trim().slice(0, 60);
  if (!name) errors.name = copy.missing;

  const grams = numberOf("portion");
  const isPerPortion = textOf(data, "basis") === "portion";
  if (grams === undefined ? isPerPortion : grams < 1 || grams > MAX_GRAMS) errors.portion = copy.portionError;

  const per100: Per100 = { kcal: null, protein: null, fat: null, carb: null, fibre: null };
  for (const nutrient of DIARY_NUTRIENTS) {
    const value = numberOf(nutrient);
    if (value === undefined) continue;
    const in100 = isPerPortion ? (value * 100) / (grams || 100) : value;
    per100[nutrient] = Math.round(in100 * 100) / 100;
    if (in100 > MOST_IN_100[nutrient]) errors[nutrient] = copy.tooMuch;
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { food: { name, per100, measure: grams === undefined ? null : { unit: textOf(data, "unit"), grams } } };
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
