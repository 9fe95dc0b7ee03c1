import { roundToDecimals } from "../rounding.ts";
import { type Allergen, type Food, NUTRIENTS, type Nutrient, type Nutrients, ORIGINS } from "./food.ts";
import { listOf, numberOf, readTable } from "./read-table.ts";

export type Recipe = {
  readonly finished: number;
  readonly parts: readonly { readonly id: string; readonly grams: number }[];
};

export type Part = { readonly food: Food; readonly grams: number };

export const readRecipes = (text: string): Map<string, Recipe> =>
  new Map(
    readTable(text).map((row) => {
      const id = row["food"] ?? "";
      const parts = listOf(row["parts"]).map((part) => {
        const [food = "", grams] = part.split(" ");
        return { id: food, grams: numberOf(grams, id) };
      });
      return [id, { finished: numberOf(row["finished"], id), parts }];
    }),
  );

/** What a dish of these parts has in 100 g, what it contains, and who eats it. */
export function composeRecipe(
  parts: readonly Part[],
  finished: number,
): Pick<Food, "per100" | "contains" | "mayContain" | "origin"> {
  const contains = unique(parts.flatMap(({ food }) => food.contains));
  const mayContain = unique(parts.flatMap(({ food }) => food.mayContain)).filter((one) => !contains.includes(one));
  const origin = ORIGINS[Math.max(...parts.map(({ food }) => ORIGINS.indexOf(food.origin)))] ?? "carne";
  return { per100: sumOf(parts, finished), contains, mayContain, origin };
}

/** An unknown part makes the sum unknown. */
function sumOf(parts: readonly Part[], finished: number): Nutrients {
  const sum = (nutrient: Nutrient): number | null => {
    const amounts = parts.map(({ food, grams }) => {
      const amount = amountForSum(food, nutrient);
      return amount === null ? null : amount * grams;
    });
    if (amounts.some((amount) => amount === null)) return null;
    const total = amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0);
    return roundToDecimals(total / finished, nutrient === "sodium" ? 0 : 1);
  };
  return Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, sum(nutrient)])) as Nutrients;
}

/**
 * What a food adds to a sum. TACO leaves the fibre of meat, milk, sugar and drinks empty as "not applicable", and says
 * nothing but fat of pure fat: there is none. Every other gap is unknown.
 */
export function amountForSum({ per100, source }: Pick<Food, "per100" | "source">, nutrient: Nutrient): number | null {
  const amount = per100[nutrient];
  if (amount !== null) return amount;
  const isNone = per100.fat === 100 ? nutrient !== "saturated" : nutrient === "fibre" && source.startsWith("taco ");
  return isNone ? 0 : null;
}

const unique = (allergens: readonly Allergen[]): Allergen[] => [...new Set(allergens)];
