import type { MealSlot } from "@app/contract/plan-document";
import { dietLimitsOf, eggsOf } from "../../notes/diet-limits.ts";
import type { DietLimits } from "../../notes/note-pack.ts";
import { clamp } from "../rounding.ts";
import { type DietRequest, slotsOf } from "./diet-request.ts";
import { BELOW_LIMIT, type DayLimits, type DinnerGoal, type FitGoal, type FitItem } from "./fit-portions.ts";
import { COLUMNS, countOptions, FIBRE, type FoodOption, KCAL, SODIUM } from "./food-option.ts";
import { menuRules } from "./menu-rules.ts";

const { shares, hardHour, tolerance, portions, variety, weights, sodiumMg, sense, withoutMeat } = menuRules.content;
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
  /** No limit of common sense gives way. */
  readonly isStrict: boolean;
  /** By the option's id, filled as they are asked for: many plates share them. */
  readonly bounds: (Bounds | undefined)[];
};

/** Counts of steps that a food may have, and would usually have. */
export type Bounds = Pick<FitItem, "low" | "high" | "usual">;

/** Limits of common sense give way a little where no week keeps them: the second numbers of the rules hold then. */
type Sense = "strict" | "if-need-be";

export function dayGoalOf(request: DietRequest, strictness: Sense = "strict"): DayGoal {
  const { kcal, protein, fat, carb, fibre, floor } = request.targets;
  const leastKcal = Math.max(Math.ceil(kcal * (1 - tolerance.kcal)), floor);
  const mostKcal = Math.floor(kcal * (1 + tolerance.kcal));
  const aim = kcal - leastKcal < NEAR * kcal ? (leastKcal + mostKcal) / 2 : kcal;
  const slots = slotsOf(request.mealsPerDay);
  const limits: DietLimits = { eggsAWeek: eggsAWeekOf(request, strictness), ...dietLimitsOf(request.rows) };
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
      mostFibre: 10 * mostFibreOf(request, strictness),
      produce: 10 * variety.produceGrams,
      sodium: limits.sodium ? BELOW_LIMIT * limits.sodium.aDay : sodiumMg,
      sodiumWeight: limits.sodium ? weights.overNote : weights.sodium,
      saturatedShare: limits.saturatedShare ?? null,
      meals: Float64Array.from(slots, (slot) => (meals[slot] ?? 0) * kcal),
      band: bandOf(limits, meals) * kcal,
      dinner: dinnerGoalOf(request, slots),
    },
    limits: { ...limits, leastKcal, mostKcal },
    proteinDensity: (4 * protein) / kcal,
    usualScale: clamp(scale, portions.usualScale.least, portions.usualScale.most),
    mostScale: clamp(scale, 1, portions.mostScale),
    isStrict: strictness === "strict",
    isSmall: kcal < portions.oneStepLessBelowKcal,
    bounds: Array.from<Bounds | undefined>({ length: countOptions() }),
  };
}

function eggsAWeekOf({ eating }: DietRequest, strictness: Sense): number {
  const [strict, most] = sense.eggsAWeek;
  const hasNoMeat = withoutMeat.eatings.some((one) => one === eating);
  return hasNoMeat && strictness === "if-need-be" ? most : strict;
}

function mostFibreOf({ eating, targets }: DietRequest, strictness: Sense): number {
  const { usual, ovolacto, vegano, needBePer1000Kcal } = sense.mostFibre;
  const [strict, most] = eating === "vegano" ? vegano : eating === "ovolacto" ? ovolacto : usual;
  return strictness === "strict" ? strict : Math.max(most, (needBePer1000Kcal * targets.kcal) / 1000);
}

function dinnerGoalOf(request: DietRequest, slots: readonly MealSlot[]): DinnerGoal | null {
  const [dinner, lunch] = [slots.indexOf("jantar"), slots.indexOf("almoco")];
  if (dinner < 0 || lunch < 0) return null;
  const { protein } = request.targets;
  return {
    dinner,
    lunch,
    protein: 10 * Math.min(sense.dinnerProtein, sense.dinnerProteinShare * protein),
    mayBeLarger: hardSlotOf(request) === "jantar",
  };
}

/** Small meals stay below their largest share. */
function bandOf({ smallMeals }: DietLimits, meals: Partial<Record<MealSlot, number>>): number {
  if (!smallMeals) return tolerance.mealShare;
  return Math.min(tolerance.mealShare, smallMeals.mealShare - Math.max(...Object.values(meals)));
}

/** Of the day's energy; the hardest hour takes some from the largest meal. */
export function mealSharesOf(request: DietRequest): Partial<Record<MealSlot, number>> {
  const { mealsPerDay } = request;
  const small = dietLimitsOf(request.rows).smallMeals;
  if (small) return small.shares[mealsPerDay === 6 ? 6 : 5];
  const usual = shares[mealsPerDay];
  const slot = hardSlotOf(request);
  if (!slot) return usual;
  return { ...usual, almoco: (usual.almoco ?? 0) - hardHour.share, [slot]: (usual[slot] ?? 0) + hardHour.share };
}

/** The meal of the hardest hour, if the day has one that may grow. */
export function hardSlotOf({
  mealsPerDay,
  hardHour: hour,
  rows,
}: Pick<DietRequest, "mealsPerDay" | "hardHour" | "rows">): MealSlot | undefined {
  if (hour === null || hour === "fim-de-semana" || dietLimitsOf(rows).smallMeals) return undefined;
  return hardHour.slots[hour].find((slot) => (shares[mealsPerDay][slot] ?? 1) < hardHour.below);
}

export function boundsOf(option: FoodOption, goal: DayGoal): Bounds {
  const known = goal.bounds[option.id];
  if (known) return known;
  const bounds = computeBounds(option, goal);
  goal.bounds[option.id] = bounds;
  return bounds;
}

function computeBounds(option: FoodOption, goal: DayGoal): Bounds {
  const { choice, step, part, unitGrams, food } = option;
  const { typical, least, most } = choice;
  const grams = Math.min(portions.mostGrams[part], portions.mostGramsOf[food.id] ?? Number.POSITIVE_INFINITY);
  const isVegetable = food.group.startsWith("vegetais");
  const scale = isVegetable ? 1 : goal.mostScale;
  const largest = Math.min(Math.min(most, portions.mostOfTypical * typical) * scale, grams / unitGrams);
  const low = Math.max(1, Math.round(least / step) - (goal.isSmall && !isVegetable ? 1 : 0));
  const high = Math.max(low, Math.min(Math.floor(largest / step + 1e-9), mostSteps(option, goal.limits)));
  return { low, high, usual: clamp((typical * goal.usualScale) / step, low, high) };
}

/** Milligrams in a usual portion. */
export const usualSodium = (option: FoodOption, goal: DayGoal): number =>
  option.rows[Math.round(boundsOf(option, goal).usual) * COLUMNS + SODIUM] ?? 0;

/** Grams of fibre that a usual portion has over the most of the day for its energy. */
export function muchFibreOf(option: FoodOption, goal: DayGoal): number {
  const { usual } = boundsOf(option, goal);
  const row = Math.round(usual) * COLUMNS;
  const allowed = (goal.fit.mostFibre * (option.rows[row + KCAL] ?? 0)) / goal.fit.kcal;
  return Math.max(0, (option.rows[row + FIBRE] ?? 0) - allowed) / 10;
}

/** Steps of a food until its portion has too much salt, or more eggs than one of the week's meals may have. */
function mostSteps({ rows, food, unitGrams, step, family }: FoodOption, { sodium, eggsAWeek }: DietLimits): number {
  const eggs = family === "ovo" && eggsAWeek !== undefined ? eggsAWeek / eggMealsOf(eggsAWeek) : undefined;
  const isTooMuch = (steps: number): boolean =>
    (sodium !== undefined && (rows[steps * COLUMNS + SODIUM] as number) >= sodium.inPortion) ||
    (eggs !== undefined && eggsOf({ food: food.id, grams: steps * step * unitGrams }) > eggs);
  let most = rows.length / COLUMNS - 1;
  while (most > 0 && isTooMuch(most)) most -= 1;
  return most;
}

/** Meals with eggs that a week has, where a note limits them. */
export const eggMealsOf = (eggsAWeek: number): number => Math.floor(eggsAWeek / portions.eggsTwiceADay);

/** Whether the smallest portion of a food keeps the limits of a portion. */
export const isServed = (option: FoodOption, goal: DayGoal): boolean =>
  boundsOf(option, goal).low <= mostSteps(option, goal.limits);
