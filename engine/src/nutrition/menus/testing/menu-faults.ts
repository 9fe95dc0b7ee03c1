import type { FoodsDiet, PlanDay, PlanItem, Portion } from "@app/contract/plan-document";
import { reasonsOf } from "../../../exclusions/exclusions.ts";
import { findMeasure, getFood } from "../../catalogue/catalogue.ts";
import type { FoodId } from "../../catalogue/food.ts";
import type { UnitKey } from "../../catalogue/measure.ts";
import { mealSharesOf } from "../day-goal.ts";
import type { DietRequest } from "../diet-request.ts";
import { brokenPlateRules } from "../plate-rules.ts";
import { portionOf } from "../portion.ts";
import { produceGramsOf } from "../produce.ts";

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  Math.round(items.reduce((total, item) => total + value(item), 0) * 10) / 10;

const itemsOf = ({ meals }: PlanDay): PlanItem[] => meals.flatMap(({ items }) => items);
const foodOf = ({ food }: Portion) => getFood(food as FoodId);

/** Every promise that a menu breaks, on the figures that are shown. None is the only good answer. */
export const findMenuFaults = (request: DietRequest, diet: FoodsDiet): string[] => [
  ...diet.days.flatMap((day) => findDayFaults(request, day)),
  ...weekFaults(diet),
  ...brokenPlateRules(diet),
];

export function findDayFaults(request: DietRequest, day: PlanDay): string[] {
  const items = itemsOf(day);
  const portions: Portion[] = items.flatMap((item) => [item, ...item.swaps]);
  return [...energyFaults(request, day), ...portions.flatMap((portion) => portionFaults(request, portion))].map(
    (fault) => `${day.id}: ${fault}`,
  );
}

function energyFaults(request: DietRequest, day: PlanDay): string[] {
  const { kcal, protein, fibre, floor } = request.targets;
  const items = itemsOf(day);
  const energy = sum(items, (item) => item.kcal);
  const fatShare = (9 * sum(items, (item) => item.fat)) / energy;
  const faults: string[] = [];
  if (energy < floor) faults.push(`${energy} kcal is below the floor of ${floor}`);
  if (Math.abs(energy - kcal) > 0.05 * kcal) faults.push(`${energy} kcal for ${kcal}`);
  if (sum(items, (item) => item.protein) < 0.95 * protein) faults.push("too little protein");
  if (fatShare < 0.2 - 1e-9 || fatShare > 0.35 + 1e-9) faults.push(`${Math.round(100 * fatShare)} % of fat`);
  if (sum(items, (item) => item.fibre) < fibre) faults.push("too little fibre");
  if (sum(items, produceGramsOf) < 400) faults.push("less than 400 g of fruit and vegetables");
  const shares = mealSharesOf(request);
  for (const meal of day.meals) {
    const off = sum(meal.items, (item) => item.kcal) - (shares[meal.slot] ?? 0) * kcal;
    if (Math.abs(off) > 0.05 * kcal + 1e-6) faults.push(`${meal.slot} is off by ${Math.round(off)} kcal`);
  }
  return faults;
}

/** Also of what is offered in its place. */
function portionFaults({ exclusions }: DietRequest, portion: Portion): string[] {
  const food = foodOf(portion);
  const unit = portion.unit as UnitKey;
  const faults: string[] = [];
  for (const { kind, what } of reasonsOf(exclusions, food.id)) faults.push(`${food.name} is excluded: ${kind} ${what}`);
  if (!findMeasure(food.id, unit)) faults.push(`${food.name} has no measure ${unit}`);
  const { swaps: _swaps, id: _id, ...figures } = portion as PlanItem;
  const expected = portionOf(food.id, unit, portion.count);
  if (JSON.stringify(figures) !== JSON.stringify(expected)) faults.push(`${food.name} has other figures`);
  return faults;
}

function weekFaults({ days }: FoodsDiet): string[] {
  const foods = [...new Set(days.flatMap(itemsOf).map(({ food }) => food))].map((id) => getFood(id as FoodId));
  const vegetables = foods.filter(({ group }) => group.startsWith("vegetais"));
  const faults: string[] = [];
  if (days.length !== 7) faults.push(`${days.length} days`);
  if (foods.length < 12) faults.push(`${foods.length} foods`);
  if (vegetables.length < 5) faults.push(`${vegetables.length} vegetables`);
  return faults;
}
