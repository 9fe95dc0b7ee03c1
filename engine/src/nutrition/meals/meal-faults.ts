import { findFood, findMeasure } from "../catalogue/catalogue.ts";
import type { FoodGroup } from "../catalogue/food.ts";
import { type Choice, MEALS, type MealPart, type MealTemplate, type PartName } from "./meal.ts";
import { gramsOf, kcalOf } from "./meals.ts";

/** Groups that each part of a plate is made of, and grams of a portion somebody would serve. */
const SERVED: Readonly<Record<PartName, { groups: readonly FoodGroup[]; grams: readonly [number, number] }>> = {
  arroz: { groups: ["cereais"], grams: [40, 200] },
  feijao: { groups: ["leguminosas"], grams: [40, 220] },
  proteina: { groups: ["carnes", "leguminosas", "pratos"], grams: [30, 160] },
  salada: { groups: ["vegetais-a", "vegetais-b"], grams: [20, 120] },
  legume: { groups: ["vegetais-a", "vegetais-b"], grams: [40, 150] },
  gordura: { groups: ["oleos", "oleaginosas"], grams: [4, 30] },
  fruta: { groups: ["frutas-a", "frutas-b"], grams: [60, 220] },
  pao: { groups: ["paes"], grams: [15, 80] },
  cereal: { groups: ["cereais", "oleaginosas", "pratos"], grams: [10, 180] },
  laticinio: { groups: ["laticinios"], grams: [15, 250] },
  bebida: { groups: ["bebidas", "laticinios"], grams: [50, 300] },
  molho: { groups: ["temperos"], grams: [20, 100] },
  prato: { groups: ["pratos"], grams: [100, 480] },
};
/** A part's foods take each other's place at about the same energy; vegetables and drinks have little of it. */
const FREE_OF_ENERGY = new Set<PartName>(["salada", "legume", "bebida"]);
const LARGEST_RATIO = 2.6;

/** What a nutritionist would doubt about the plates. */
export function findMealFaults(templates: readonly MealTemplate[]): string[] {
  const ids = templates.map(({ id }) => id);
  return [
    ...templates.flatMap((template) => templateFaults(template).map((fault) => `${template.id}: ${fault}`)),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
  ];
}

function templateFaults(template: MealTemplate): string[] {
  const { id, meal, parts, minutes, places, regions } = template;
  const unreadable = parts.flatMap((part) => part.choices.flatMap((choice) => choiceFaults(part, choice)));
  if (unreadable.length > 0) return unreadable;
  const faults = parts.flatMap(partFaults);
  if (!id.startsWith(`${meal}-`)) faults.push(`is no ${meal}`);
  if (!(minutes >= 0 && minutes <= 90)) faults.push(`${minutes} minutes`);
  if (places.length === 0 || regions.length === 0) faults.push("eaten nowhere");
  const [least, most] = MEALS[meal].kcal;
  const kcal = parts
    .filter(({ optional }) => !optional)
    .reduce((sum, { choices: [first] }) => sum + (first ? kcalOf(first) : 0), 0);
  if (!(kcal >= least && kcal <= most)) faults.push(`typical plate of ${Math.round(kcal)} kcal`);
  return faults;
}

function choiceFaults({ part, step }: MealPart, { food: id, unit, typical, least, most }: Choice): string[] {
  const food = findFood(id);
  if (!food) return [`there is no food ${id}`];
  const faults: string[] = [];
  if (food.use !== "plano") faults.push(`${food.name} is not for plans`);
  if (!findMeasure(id, unit)) faults.push(`${food.name} has no measure ${unit}`);
  if (!SERVED[part].groups.includes(food.group)) faults.push(`${food.name} is no ${part}`);
  if (!(least > 0 && least <= typical && typical <= most)) faults.push(`${food.name} ${least}–${typical}–${most}`);
  const isWhole = [least, typical, most].every((count) => Number.isInteger(count / step));
  if (!isWhole) faults.push(`${food.name}: counts are not in steps of ${step}`);
  return faults;
}

function partFaults({ part, choices }: MealPart): string[] {
  if (choices.length === 0) return [`${part} without a food`];
  const [least, most] = SERVED[part].grams;
  const faults = choices.flatMap((choice) => {
    const grams = gramsOf(choice);
    return grams >= least && grams <= most ? [] : [`${part}: ${choice.food} of ${grams} g`];
  });
  const energies = choices.map(kcalOf);
  if (!FREE_OF_ENERGY.has(part) && Math.max(...energies) > LARGEST_RATIO * Math.min(...energies)) {
    faults.push(
      `${part}: portions from ${Math.round(Math.min(...energies))} to ${Math.round(Math.max(...energies))} kcal`,
    );
  }
  if (new Set(choices.map(({ food }) => food)).size < choices.length) faults.push(`${part}: a food stands twice`);
  return faults;
}
