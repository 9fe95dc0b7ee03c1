import type { MealSlot } from "@app/contract/plan-document";
import { clamp } from "../rounding.ts";
import { type DietRequest, slotsOf } from "./diet-request.ts";
import type { DayLimits, FitGoal, FitItem } from "./fit-portions.ts";
import { countOptions, type FoodOption } from "./food-option.ts";
import { menuRules } from "./menu-rules.ts";

const { shares, hardHour, tolerance, portions, variety } = menuRules.content;
/** A goal this near to the least that is allowed moves to the middle of what is allowed. */
const NEAR = 0.02;

/** What every day of a request aims at. */
export type DayGoal = {
  readonly slots: readonly MealSlot[];
  readonly fit: FitGoal;
  readonly limits: DayLimits;
  /** Share of the energy that is protein. */
  readonly proteinDensity: number;
  /** Portions are usual at one energy of the day and grow with it. */
  readonly usualScale: number;
  readonly mostScale: number;
  readonly isSmall: boolean;
  /** By the option's id, filled as they are asked for: many plates share them. */
  readonly bounds: (Bounds | undefined)[];
};

/** Counts of steps that a food may have, and would usually have. */
export type Bounds = Pick<FitItem, "low" | "high" | "usual">;

export function dayGoalOf(request: DietRequest): DayGoal {
  const { kcal, protein, fat, carb, fibre, floor } = request.targets;
  const leastKcal = Math.max(Math.ceil(kcal * (1 - tolerance.kcal)), floor);
  const mostKcal = Math.floor(kcal * (1 + tolerance.kcal));
  const aim = kcal - leastKcal < NEAR * kcal ? (leastKcal + mostKcal) / 2 : kcal;
  const slots = slotsOf(request.mealsPerDay);
  const meals = mealSharesOf(request);
  const scale = (kcal / portions.typicalAtKcal) * portions.ofMeals[request.mealsPerDay];
  return {
    slots,
    fit: {
      kcal: aim,
      protein: 10 * protein,
      comfortableProtein:
        10 * Math.max(tolerance.comfortableProtein * protein, (tolerance.comfortableProteinShare * kcal) / 4),
      fat: 10 * fat,
      carb: 10 * carb,
      fibre: 10 * fibre,
      produce: 10 * variety.produceGrams,
      meals: Float64Array.from(slots, (slot) => (meals[slot] ?? 0) * kcal),
      band: tolerance.mealShare * kcal,
    },
    limits: { leastKcal, mostKcal },
    proteinDensity: (4 * protein) / kcal,
    usualScale: clamp(scale, portions.usualScale.least, portions.usualScale.most),
    mostScale: clamp(scale, 1, portions.mostScale),
    isSmall: kcal < portions.oneStepLessBelowKcal,
    bounds: Array.from<Bounds | undefined>({ length: countOptions() }),
  };
}

/** Of the day's energy; the hardest hour takes some from the largest meal. */
export function mealSharesOf({ mealsPerDay, hardHour: hour }: DietRequest): Partial<Record<MealSlot, number>> {
  const usual = shares[mealsPerDay];
  const slot = hardSlotOf({ mealsPerDay, hardHour: hour });
  if (!slot) return usual;
  return { ...usual, almoco: (usual.almoco ?? 0) - hardHour.share, [slot]: (usual[slot] ?? 0) + hardHour.share };
}

/** The meal of the hardest hour, if the day has one. */
export function hardSlotOf({
  mealsPerDay,
  hardHour: hour,
}: Pick<DietRequest, "mealsPerDay" | "hardHour">): MealSlot | undefined {
  if (hour === null || hour === "fim-de-semana") return undefined;
  return hardHour.slots[hour].find((slot) => (shares[mealsPerDay][slot] ?? 1) < hardHour.below);
}

export function boundsOf(option: FoodOption, goal: DayGoal): Bounds {
  const known = goal.bounds[option.id];
  if (known) return known;
  const bounds = computeBounds(option, goal);
  goal.bounds[option.id] = bounds;
  return bounds;
}

function computeBounds({ choice, step, part, unitGrams, food }: FoodOption, goal: DayGoal): Bounds {
  const { typical, least, most } = choice;
  const grams = Math.min(portions.mostGrams[part], portions.mostGramsOf[food.id] ?? Number.POSITIVE_INFINITY);
  const isVegetable = food.group.startsWith("vegetais");
  const scale = isVegetable ? 1 : goal.mostScale;
  const largest = Math.min(Math.min(most, portions.mostOfTypical * typical) * scale, grams / unitGrams);
  const low = Math.max(1, Math.round(least / step) - (goal.isSmall && !isVegetable ? 1 : 0));
  const high = Math.max(low, Math.floor(largest / step + 1e-9));
  return { low, high, usual: clamp((typical * goal.usualScale) / step, low, high) };
}
