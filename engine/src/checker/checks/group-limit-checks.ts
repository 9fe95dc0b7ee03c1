import type { EquivalentsDiet } from "@app/contract/plan-document";
import type { DietLimits } from "../../notes/note-packs.ts";
import type { Food } from "../../nutrition/catalogue/food.ts";
import { amountForSum } from "../../nutrition/catalogue/recipe.ts";
import type { Line } from "../render-plan.ts";
import { namedInGroup } from "./food-checks.ts";

/** Energy of a portion, as the groups were published; what stands in for meat or milk has theirs. */
const PORTION_KCAL: Readonly<Record<string, number>> = {
  cereais: 150,
  paes: 150,
  carnes: 150,
  "frango-desfiado": 150,
  "proteinas-vegetais": 150,
  "grao-de-bico": 150,
  laticinios: 60,
  "laticinios-desnatados": 60,
  "bebidas-vegetais": 60,
  leguminosas: 60,
  "vegetais-a": 5,
  "vegetais-b": 15,
  oleos: 40,
  "frutas-a": 60,
  "frutas-b": 65,
  oleaginosas: 60,
};
const MAIN = new Set(["cafe", "almoco", "jantar"]);
const SLACK = 1.02;
/** Grams of carbohydrate that whole portions may be off. */
const GRAM = 0.5;

/** Undefined: a group whose portion nobody knows. */
export function energyOfGroups({ meals }: EquivalentsDiet): number | undefined {
  const energies = meals.flatMap(({ groups }) =>
    groups.map(({ group, portions }) => (PORTION_KCAL[group] ?? Number.NaN) * portions),
  );
  const energy = energies.reduce((sum, one) => sum + one, 0);
  return Number.isNaN(energy) ? undefined : energy;
}

type Choice = { readonly food: Food; readonly grams: number };
/** What stands in one line: any of its foods may be eaten. */
type Served = { readonly kcal: number; readonly choices: readonly Choice[] };
type ReadMeal = { readonly slot: string; readonly served: readonly Served[] };

/** Meals as they are read: foods by the names in the text, amounts by the energy of the portions. Null: no food is named. */
function readMeals({ meals }: EquivalentsDiet, lines: readonly Line[]): ReadMeal[] | null {
  const read = meals.map(({ slot, groups }): ReadMeal => {
    const texts = lines.filter(({ where, kind }) => kind === "group" && where === `diet.${slot}`);
    const served = groups.map(({ group, portions }, index): Served => {
      const kcal = (PORTION_KCAL[group] ?? 0) * portions;
      const choices = namedInGroup(texts[index]?.text ?? "").map((food) => ({
        food,
        grams: (100 * kcal) / (food.per100.kcal ?? kcal),
      }));
      return { kcal, choices };
    });
    return { slot, served };
  });
  return read.every(({ served }) => served.every(({ choices }) => choices.length > 0)) ? read : null;
}

const of =
  (nutrient: "protein" | "fibre" | "sodium") =>
  ({ food, grams }: Choice): number =>
    ((amountForSum(food, nutrient) ?? 0) * grams) / 100;
const carbOf = ({ food, grams }: Choice): number =>
  (Math.max(0, (food.per100.carb ?? 0) - (food.per100.fibre ?? 0)) * grams) / 100;
const saturatedOf = ({ food, grams }: Choice): number =>
  ((food.per100.saturated ?? food.per100.fat ?? 0) * grams) / 100;
const isDrink = ({ food }: Choice): boolean => food.form === "liquido" && food.group !== "oleos";
const eggsOf = ({ food, grams }: Choice): number => (food.aisle === "ovos" ? Math.round(grams / 50) : 0);
const meatOf = ({ food, grams }: Choice): number => (food.group === "carnes" && food.aisle !== "ovos" ? grams : 0);

const total = (
  meals: readonly ReadMeal[],
  figure: (choice: Choice) => number,
  pick: "most" | "least" | "first",
): number =>
  meals
    .flatMap(({ served }) => served)
    .reduce((sum, { choices }) => {
      const figures = choices.map(figure);
      const [first = 0] = figures;
      return sum + (pick === "first" ? first : pick === "most" ? Math.max(...figures) : Math.min(...figures));
    }, 0);
const energyIn = (meals: readonly ReadMeal[]): number =>
  meals.flatMap(({ served }) => served).reduce((sum, { kcal }) => sum + kcal, 0);

/** Limits of a note on groups, whichever of the named foods are chosen. */
export function checkGroupLimits(
  limit: DietLimits,
  diet: EquivalentsDiet,
  lines: readonly Line[],
  report: (where: string, text: string) => void,
): void {
  const meals = readMeals(diet, lines);
  if (!meals) return;
  const energy = energyIn(meals);
  const { sodium, saturatedShare, leastFibre, eggsAWeek, meatADay, smallMeals, mainProtein, drinksInMealMl } = limit;
  if (sodium && total(meals, of("sodium"), "most") > sodium.aDay * SLACK) report("diet", "sódio demais no dia");
  if (saturatedShare && 9 * total(meals, saturatedOf, "most") > saturatedShare * energy * SLACK)
    report("diet", "gordura saturada demais no dia");
  if (leastFibre && total(meals, of("fibre"), "least") < leastFibre / SLACK) report("diet", "fibra de menos no dia");
  if (eggsAWeek && 7 * total(meals, eggsOf, "most") > eggsAWeek * SLACK) report("diet", "ovos demais na semana");
  if (meatADay && total(meals, meatOf, "most") > meatADay * SLACK) report("diet", "carnes demais no dia");
  for (const meal of meals) {
    const where = `diet.${meal.slot}`;
    const own = [meal];
    if (smallMeals) {
      if (energyIn(own) > smallMeals.mealShare * energy * SLACK) report(where, "mais de um quarto da energia do dia");
      const grams = total(own, (choice) => (isDrink(choice) ? 0 : choice.grams), "most");
      if (grams > smallMeals.grams * SLACK) report(where, `até ${Math.round(grams)} g de comida`);
    }
    const protein = total(own, of("protein"), "least");
    if (mainProtein && MAIN.has(meal.slot) && protein < mainProtein / SLACK)
      report(where, `a partir de ${protein.toFixed(0)} g de proteína`);
    const drink = total(own, (choice) => (isDrink(choice) ? choice.grams : 0), "most");
    if (drinksInMealMl && drink > drinksInMealMl * SLACK) report(where, "bebida demais na refeição");
  }
  if (limit.carb) for (const pick of ["first", "most"] as const) checkCarb(limit.carb, meals, pick, report);
}

/** A day of the foods that are named first, and one of those that have most of it. */
function checkCarb(
  { main, other, mealShare }: NonNullable<DietLimits["carb"]>,
  meals: readonly ReadMeal[],
  pick: "first" | "most",
  report: (where: string, text: string) => void,
): void {
  const day = total(meals, carbOf, pick);
  const mains = meals.filter(({ slot }) => MAIN.has(slot)).length;
  const others = meals.length - mains;
  const grow = Math.max(1, (1.05 * day) / (main.most * mains + other.most * others));
  const shrink = Math.min(1, (0.95 * day) / (main.least * mains + other.least * others));
  for (const meal of meals) {
    const { least, most } = MAIN.has(meal.slot) ? main : other;
    const own = total([meal], carbOf, pick);
    if (own > most * grow * SLACK + GRAM || (pick === "first" && own < (least * shrink) / SLACK - GRAM))
      report(`diet.${meal.slot}`, `${own.toFixed(0)} g de carboidrato`);
    if (own > mealShare * day * SLACK) report(`diet.${meal.slot}`, "mais de 35 % do carboidrato do dia");
  }
}
