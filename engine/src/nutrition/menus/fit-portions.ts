import type { DietLimits } from "../../notes/note-pack.ts";
import { CARB, COLUMNS, FAT, FIBRE, KCAL, PRODUCE, PROTEIN, SATURATED, SODIUM } from "./food-option.ts";
import { menuRules } from "./menu-rules.ts";

const { weights, comfortableFibre, tolerance } = menuRules.content;
const ROUNDS = 60;
const LEAST_GAIN = 1e-9;
/** A limit is aimed at from a little below, because portions change in steps. */
export const BELOW_LIMIT = 0.97;

/** A food of the day: its rows of figures, and the counts of steps it may have. */
export type FitItem = {
  readonly rows: Int32Array;
  readonly low: number;
  readonly high: number;
  /** What one would take of it; need not be whole. */
  readonly usual: number;
  /** Index of its meal. */
  readonly meal: number;
};

/** In the units of the rows. */
export type FitGoal = {
  readonly kcal: number;
  readonly protein: number;
  /** From which more is too much. */
  readonly comfortableProtein: number;
  readonly fat: number;
  readonly carb: number;
  readonly fibre: number;
  readonly mostFibre: number;
  readonly produce: number;
  /** Milligrams from which more is too much; null is no limit of saturated fat, as a share of the energy. */
  readonly sodium: number;
  readonly sodiumWeight: number;
  readonly saturatedShare: number | null;
  /** Energy of each meal. */
  readonly meals: Float64Array;
  /** How far a meal's energy may be off. */
  readonly band: number;
  readonly dinner: DinnerGoal | null;
};

/** Dinner has some protein, and is no larger than lunch unless it is asked to be. */
export type DinnerGoal = {
  /** Indexes of the meals. */
  readonly dinner: number;
  readonly lunch: number;
  readonly protein: number;
  readonly mayBeLarger: boolean;
};

export type Fit = {
  /** Steps of each item. */
  readonly counts: Int32Array;
  /** Sums of the rows. */
  readonly totals: Int32Array;
  readonly meals: Int32Array;
  /** Protein of each meal. */
  readonly proteins: Int32Array;
  /** How far the day is off its goal, and its portions off the usual ones. */
  goalCost: number;
  portionCost: number;
};

/** Counts of steps that bring the day nearest to its goal: moves of one item, then of pairs, until none gains. */
export function fitPortions(items: readonly FitItem[], goal: FitGoal): Fit {
  const fit: Fit = {
    counts: Int32Array.from(items, ({ usual, low, high }) => Math.min(Math.max(Math.round(usual), low), high)),
    totals: new Int32Array(COLUMNS),
    meals: new Int32Array(goal.meals.length),
    proteins: new Int32Array(goal.meals.length),
    goalCost: 0,
    portionCost: 0,
  };
  items.forEach((item, index) => {
    add(fit, item, 0, fit.counts[index] ?? 0);
    fit.portionCost += portionCostOf(item, fit.counts[index] ?? 0);
  });
  fit.goalCost = goalCostOf(fit, goal);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!moveOne(fit, items, goal) && !movePair(fit, items, goal)) break;
  }
  return fit;
}

function moveOne(fit: Fit, items: readonly FitItem[], goal: FitGoal): boolean {
  let hasMoved = false;
  for (let index = 0; index < items.length; index += 1) {
    for (let by = -2; by <= 2; by += 1) {
      if (by !== 0 && move(fit, items, goal, index, by)) hasMoved = true;
    }
  }
  return hasMoved;
}

/** One item a step up and another a step down. */
function movePair(fit: Fit, items: readonly FitItem[], goal: FitGoal): boolean {
  for (let up = 0; up < items.length; up += 1) {
    const { goalCost, portionCost } = fit;
    const from = fit.counts[up] as number;
    if (from >= (items[up] as FitItem).high) continue;
    shift(fit, items[up] as FitItem, goal, up, from + 1);
    for (let down = 0; down < items.length; down += 1) {
      if (down !== up && move(fit, items, goal, down, -1, goalCost + portionCost)) return true;
    }
    shiftBack(fit, items[up] as FitItem, up, from);
    fit.goalCost = goalCost;
    fit.portionCost = portionCost;
  }
  return false;
}

/** Keeps the move when the day is then nearer to its goal than `than`. */
function move(
  fit: Fit,
  items: readonly FitItem[],
  goal: FitGoal,
  index: number,
  by: number,
  than: number = fit.goalCost + fit.portionCost,
): boolean {
  const item = items[index] as FitItem;
  const from = fit.counts[index] as number;
  const to = from + by;
  if (to < item.low || to > item.high) return false;
  const { goalCost, portionCost } = fit;
  shift(fit, item, goal, index, to);
  if (fit.goalCost + fit.portionCost < than - LEAST_GAIN) return true;
  shiftBack(fit, item, index, from);
  fit.goalCost = goalCost;
  fit.portionCost = portionCost;
  return false;
}

function shift(fit: Fit, item: FitItem, goal: FitGoal, index: number, to: number): void {
  fit.portionCost += portionCostOf(item, to) - portionCostOf(item, fit.counts[index] as number);
  shiftBack(fit, item, index, to);
  fit.goalCost = goalCostOf(fit, goal);
}

function shiftBack(fit: Fit, item: FitItem, index: number, to: number): void {
  add(fit, item, fit.counts[index] as number, to);
  fit.counts[index] = to;
}

function add({ totals, meals, proteins }: Fit, { rows, meal }: FitItem, from: number, to: number): void {
  const old = from * COLUMNS;
  const next = to * COLUMNS;
  for (let column = 0; column < COLUMNS; column += 1) {
    totals[column] = (totals[column] as number) + (rows[next + column] as number) - (rows[old + column] as number);
  }
  meals[meal] = (meals[meal] as number) + (rows[next] as number) - (rows[old] as number);
  proteins[meal] = (proteins[meal] as number) + (rows[next + PROTEIN] as number) - (rows[old + PROTEIN] as number);
}

function portionCostOf({ usual }: FitItem, count: number): number {
  const off = (count - usual) / usual;
  return weights.portion * off * off;
}

function goalCostOf({ totals, meals, proteins }: Fit, goal: FitGoal): number {
  const kcal = ((totals[KCAL] as number) - goal.kcal) / goal.kcal;
  const protein = ((totals[PROTEIN] as number) - goal.protein) / goal.protein;
  const lack = Math.min(0, protein);
  const excess = Math.max(0, (totals[PROTEIN] as number) - goal.comfortableProtein) / goal.protein;
  const fat = ((totals[FAT] as number) - goal.fat) / goal.fat;
  const carb = ((totals[CARB] as number) - goal.carb) / goal.carb;
  const fibre = Math.max(0, goal.fibre - (totals[FIBRE] as number)) / goal.fibre;
  const muchFibre = Math.max(0, (totals[FIBRE] as number) / goal.mostFibre - comfortableFibre);
  const produce = Math.max(0, goal.produce - (totals[PRODUCE] as number)) / goal.produce;
  const sodium = Math.max(0, (totals[SODIUM] as number) - goal.sodium) / goal.sodium;
  return (
    weights.kcal * kcal * kcal +
    weights.lackOfProtein * lack * lack +
    weights.excessOfProtein * excess * excess +
    weights.fat * fat * fat +
    weights.carb * carb * carb +
    weights.fibre * fibre * fibre +
    weights.excessOfFibre * muchFibre * muchFibre +
    weights.produce * produce * produce +
    goal.sodiumWeight * sodium * sodium +
    saturatedCost(totals, goal) +
    mealsCost(meals, goal) +
    dinnerCost(meals, proteins, goal)
  );
}

function saturatedCost(totals: Int32Array, { saturatedShare, kcal }: FitGoal): number {
  if (saturatedShare === null) return 0;
  const over = Math.max(0, (9 * (totals[SATURATED] as number)) / 10 / kcal / saturatedShare - BELOW_LIMIT);
  return weights.overNote * over * over;
}

function mealsCost(meals: Int32Array, { meals: targets, band, kcal }: FitGoal): number {
  let cost = 0;
  for (let index = 0; index < meals.length; index += 1) {
    const off = Math.abs((meals[index] as number) - (targets[index] as number));
    const share = off / (targets[index] as number);
    const outside = Math.max(0, off - band) / kcal;
    cost += weights.meal * share * share + weights.outsideBand * outside * outside;
  }
  return cost;
}

function dinnerCost(meals: Int32Array, proteins: Int32Array, { dinner: goal, kcal }: FitGoal): number {
  if (!goal) return 0;
  const lack = Math.max(0, goal.protein - (proteins[goal.dinner] as number)) / goal.protein;
  const larger = goal.mayBeLarger ? 0 : Math.max(0, (meals[goal.dinner] as number) - (meals[goal.lunch] as number));
  const over = larger / kcal;
  return weights.lackAtDinner * lack * lack + weights.dinnerOverLunch * over;
}

const keepsDinner = ({ meals, proteins }: Fit, { dinner: goal }: FitGoal): boolean =>
  !goal ||
  ((proteins[goal.dinner] as number) >= goal.protein &&
    (goal.mayBeLarger || (meals[goal.dinner] as number) <= (meals[goal.lunch] as number)));

/** Every limit that a menu must keep, on the figures that are shown. */
export function isWithinLimits(fit: Fit, goal: FitGoal, limits: DayLimits): boolean {
  const { totals, meals } = fit;
  const kcal = totals[KCAL] as number;
  const protein = totals[PROTEIN] as number;
  const fatShare = (9 * (totals[FAT] as number)) / 10 / kcal;
  const { fatShare: fat, mostProtein, mostProteinShare, leastProtein } = tolerance;
  return (
    kcal >= limits.leastKcal &&
    kcal <= limits.mostKcal &&
    protein >= leastProtein * goal.protein &&
    (protein <= mostProtein * goal.protein || (4 * protein) / 10 / kcal <= mostProteinShare) &&
    fatShare >= fat.least &&
    fatShare <= fat.most &&
    (totals[FIBRE] as number) >= goal.fibre &&
    (totals[FIBRE] as number) <= goal.mostFibre &&
    keepsDinner(fit, goal) &&
    (totals[PRODUCE] as number) >= goal.produce &&
    (limits.sodium === undefined || (totals[SODIUM] as number) <= limits.sodium.aDay) &&
    (limits.saturatedShare === undefined || (9 * (totals[SATURATED] as number)) / 10 <= limits.saturatedShare * kcal) &&
    meals.every((energy, index) => Math.abs(energy - (goal.meals[index] as number)) <= goal.band)
  );
}

/** With those of the notes. */
export type DayLimits = DietLimits & { readonly leastKcal: number; readonly mostKcal: number };
