import { type EquivalentsDiet, MEAL_SLOTS, type MealSlot } from "@app/contract/plan-document";
import { equivalentPlates } from "../../../data/equivalents.ts";
import type { Exclusions } from "../../exclusions/exclusions.ts";
import { carbRangeOf, dietLimitsOf, isMainMeal } from "../../notes/diet-limits.ts";
import type { DietLimits } from "../../notes/note-pack.ts";
import { listOf, numberOf, readTable } from "../catalogue/read-table.ts";
import { MEAL_OF_SLOT } from "../meals/meal.ts";
import { EQUIVALENT_GROUPS, type EquivalentGroup, groupOf, listEquivalentFoods, mealOf } from "./equivalent-foods.ts";
import { fitPortions, type PlatePart } from "./fit-portions.ts";
import { type GroupFigures, groupFiguresOf } from "./group-figures.ts";

export type EquivalentsRequest = {
  readonly exclusions: Exclusions;
  readonly targets: { readonly kcal: number; readonly floor: number };
  /** Share of the day's energy that each of its meals has. */
  readonly shares: Readonly<Partial<Record<MealSlot, number>>>;
  readonly times: Readonly<Record<MealSlot, string>>;
  /** Codes of the safety rows in force: the limits of their notes are kept. */
  readonly rows?: readonly string[];
};

const ROUNDS = 8;
/** A day of groups may have a little less energy than its target. */
const LESS_ENERGY = 0.95;
type RangeOf = ReturnType<typeof carbRangeOf>;

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
  const limits = dietLimitsOf(request.rows ?? []);
  for (let aim = kcal; ; aim += kcal / 100) {
    const { meals, energy } = spreadMeals(request, aim, limits);
    if (energy >= floor || aim > 1.2 * kcal) return { method: "equivalents", because, meals };
  }
}

type Filled = { meals: EquivalentsDiet["meals"]; energy: number; carb: number };

/** The limits of a meal's carbohydrate follow from the day's, which follows from the meals: until they agree. */
function spreadMeals(request: EquivalentsRequest, kcal: number, limits: DietLimits): Filled {
  const slots = MEAL_SLOTS.filter((slot) => request.shares[slot] !== undefined);
  let filled = mealsOf(request, kcal, limits);
  if (!limits.carb) return filled;
  let { carb } = filled;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = mealsOf(request, kcal, limits, carbRangeOf(limits.carb, slots, carb));
    const hasSettled = Math.abs(next.carb - carb) < 1;
    filled = next;
    carb = (carb + next.carb) / 2;
    if (hasSettled) break;
  }
  return filled;
}

function mealsOf(request: EquivalentsRequest, kcal: number, limits: DietLimits, rangeOf?: RangeOf): Filled {
  const { shares, times, targets } = request;
  const day = MEAL_SLOTS.filter((slot) => shares[slot] !== undefined).map((slot) => ({
    slot,
    parts: platePartsOf(slot, request.exclusions, limits),
  }));
  const usual = (parts: readonly PlatePart[], figure: keyof GroupFigures): number =>
    parts.reduce((sum, part) => sum + part.base * part.figures[figure], 0);
  const meals: EquivalentsDiet["meals"] = [];
  let [aim, energy, carb, sodium, saturated] = [0, 0, 0, 0, 0];
  for (const [index, { slot, parts }] of day.entries()) {
    const later = day.slice(index + 1).flatMap((plate) => plate.parts);
    const left = {
      sodium: (limits.sodium?.aDay ?? 0) - sodium - usual(later, "sodium"),
      saturated:
        ((limits.saturatedShare ?? 0) * targets.kcal * LESS_ENERGY) / 9 - saturated - usual(later, "saturated"),
    };
    // What whole steps leave over at one meal goes to the next; a small meal takes nothing over.
    aim = (shares[slot] ?? 0) * kcal + (limits.smallMeals ? energy : aim);
    const portions = fitPortions(parts, Math.max(1, aim - energy), (counts) =>
      overLimits(slot, parts, counts, { limits, kcal: targets.kcal, left, range: rangeOf?.(slot) }),
    );
    const total = (figure: keyof GroupFigures): number => sumOf(parts, portions, figure);
    energy += portions.reduce((sum, count, part) => sum + count * (parts[part]?.kcal ?? 0), 0);
    carb += total("usualCarb");
    sodium += total("sodium");
    saturated += total("saturated");
    meals.push({ slot, time: times[slot], groups: groupPortions(parts, portions) });
  }
  return { meals, energy, carb };
}

const sumOf = (parts: readonly PlatePart[], counts: readonly number[], figure: keyof GroupFigures): number =>
  counts.reduce((sum, count, index) => sum + count * (parts[index]?.figures[figure] ?? 0), 0);

type Limited = {
  readonly limits: DietLimits;
  readonly kcal: number;
  /** Of the day's limits, for this meal. */
  readonly left: { readonly sodium: number; readonly saturated: number };
  readonly range: ReturnType<RangeOf> | undefined;
};

/** How far a plate is beyond the limits of the notes, whichever of its foods are chosen; 0 keeps them all. */
function overLimits(
  slot: MealSlot,
  parts: readonly PlatePart[],
  counts: readonly number[],
  { limits, kcal, left, range }: Limited,
): number {
  const total = (figure: keyof GroupFigures): number => sumOf(parts, counts, figure);
  const over = (amount: number, most: number): number => Math.max(0, amount - most) / Math.max(1, most);
  const { smallMeals, mainProtein, drinksInMealMl, sodium, saturatedShare } = limits;
  let sum = 0;
  if (smallMeals) {
    const energy = counts.reduce((all, count, index) => all + count * (parts[index]?.kcal ?? 0), 0);
    sum += over(total("grams"), smallMeals.grams) + over(energy, smallMeals.mealShare * kcal);
  }
  if (mainProtein !== undefined && isMainMeal(slot)) sum += Math.max(0, mainProtein - total("protein")) / mainProtein;
  if (drinksInMealMl !== undefined) sum += over(total("drink"), drinksInMealMl);
  if (range) {
    const carb = total("usualCarb");
    sum += over(total("carb"), range.most) + over(carb, range.ofDay) + Math.max(0, range.least - carb) / range.least;
  }
  if (sodium) {
    sum += over(total("sodium"), left.sodium);
    for (const [index, part] of parts.entries())
      sum += over((counts[index] ?? 0) * part.figures.sodium, sodium.inPortion - 1);
  }
  if (saturatedShare !== undefined) sum += over(total("saturated"), left.saturated);
  return sum;
}

function platePartsOf(slot: MealSlot, exclusions: Exclusions, { smallMeals, mainProtein }: DietLimits): PlatePart[] {
  const meal = MEAL_OF_SLOT[slot];
  const parts = plates
    .filter((part) => part.meal === meal)
    .flatMap(({ groups, least, ...bounds }) => {
      const group = groups.find((one) => listEquivalentFoods(meal, one, exclusions).length > 0);
      if (!group) return [];
      const figures = groupFiguresOf(meal, group, exclusions);
      return [
        {
          ...bounds,
          least: smallMeals ? (NEEDED.has(group) ? Math.min(least, bounds.step) : 0) : least,
          group,
          kcal: portionKcalOf(group),
          figures,
        },
      ];
    });
  // Protein is eaten first.
  return mainProtein === undefined ? parts : [...parts.filter(isProtein), ...parts.filter((part) => !isProtein(part))];
}

/** A small plate may go without the rest. */
const NEEDED = new Set<EquivalentGroup>(["carnes", "proteinas-vegetais", "cereais", "paes", "vegetais-a"]);
const isProtein = ({ group }: PlatePart): boolean => group === "carnes" || group === "proteinas-vegetais";

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
