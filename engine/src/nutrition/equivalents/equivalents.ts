import { type EquivalentsDiet, MEAL_SLOTS, type MealSlot } from "@app/contract/plan-document";
import { equivalentPlates } from "../../../data/equivalents.ts";
import type { Exclusions } from "../../exclusions/exclusions.ts";
import { listOf, numberOf, readTable } from "../catalogue/read-table.ts";
import { MEAL_OF_SLOT } from "../meals/meal.ts";
import { EQUIVALENT_GROUPS, type EquivalentGroup, groupOf, listEquivalentFoods, mealOf } from "./equivalent-foods.ts";
import { fitPortions, type PlatePart } from "./fit-portions.ts";

export type EquivalentsRequest = {
  readonly exclusions: Exclusions;
  readonly targets: { readonly kcal: number; readonly floor: number };
  /** Share of the day's energy that each of its meals has. */
  readonly shares: Readonly<Partial<Record<MealSlot, number>>>;
  readonly times: Readonly<Record<MealSlot, string>>;
};

const plates = readTable(equivalentPlates).map((row) => {
  const where = `plate of ${row["meal"]}`;
  return {
    meal: mealOf(row["meal"] ?? "", where),
    groups: listOf(row["groups"]).map((group) => groupOf(group, where)),
    base: numberOf(row["base"], where),
    least: numberOf(row["least"], where),
    most: numberOf(row["most"], where),
    step: numberOf(row["step"], where),
  };
});

/** Groups and portions for each meal, to the energy of the day: a plate in halves and quarters, without a scale. */
export function equivalentsOf(request: EquivalentsRequest, because: EquivalentsDiet["because"]): EquivalentsDiet {
  const { kcal, floor } = request.targets;
  // Whole steps may fall short by a little: never below the floor.
  for (let aim = kcal; ; aim += 10) {
    const { meals, energy } = mealsOf(request, aim);
    if (energy >= floor || aim > 1.2 * kcal) return { method: "equivalents", because, meals };
  }
}

function mealsOf(request: EquivalentsRequest, kcal: number): { meals: EquivalentsDiet["meals"]; energy: number } {
  const { shares, times } = request;
  const meals: EquivalentsDiet["meals"] = [];
  let [aim, energy] = [0, 0];
  for (const slot of MEAL_SLOTS) {
    const share = shares[slot];
    if (share === undefined) continue;
    aim += share * kcal;
    const parts = platePartsOf(slot, request.exclusions);
    // What whole steps leave over at one meal goes to the next.
    const portions = fitPortions(parts, aim - energy);
    energy += portions.reduce((sum, count, index) => sum + count * (parts[index]?.kcal ?? 0), 0);
    meals.push({ slot, time: times[slot], groups: groupPortions(parts, portions) });
  }
  return { meals, energy };
}

function platePartsOf(slot: MealSlot, exclusions: Exclusions): PlatePart[] {
  const meal = MEAL_OF_SLOT[slot];
  return plates
    .filter((part) => part.meal === meal)
    .flatMap(({ groups, ...bounds }) => {
      const group = groups.find((one) => listEquivalentFoods(meal, one, exclusions).length > 0);
      return group ? [{ ...bounds, group, kcal: portionKcalOf(group) }] : [];
    });
}

export function portionKcalOf(group: EquivalentGroup): number {
  const { portionKcal } = EQUIVALENT_GROUPS[group];
  if (portionKcal === null) throw new Error(`${group} has no portions`);
  return portionKcal;
}

/** A group that stands in for another one may be there twice: its portions are added. */
function groupPortions(parts: readonly PlatePart[], portions: readonly number[]) {
  const sums = new Map<string, number>();
  for (const [index, { group }] of parts.entries()) sums.set(group, (sums.get(group) ?? 0) + (portions[index] ?? 0));
  return [...sums].filter(([, count]) => count > 0).map(([group, count]) => ({ group, portions: count }));
}
