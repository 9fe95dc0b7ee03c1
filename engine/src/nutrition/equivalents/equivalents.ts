import { type EquivalentsDiet, MEAL_SLOTS, type MealSlot } from "@app/contract/plan-document";
import { equivalentPlates } from "../../../data/equivalents.ts";
import type { Exclusions } from "../../exclusions/exclusions.ts";
import { dietLimitsOf, isMainMeal } from "../../notes/diet-limits.ts";
import type { DietLimits } from "../../notes/note-pack.ts";
import { listOf, numberOf, readTable } from "../catalogue/read-table.ts";
import { MEAL_OF_SLOT } from "../meals/meal.ts";
import { type EquivalentGroup, groupOf, listEquivalentFoods, mealOf, portionKcalOf } from "./equivalent-foods.ts";
import { listPlates, oddnessOf, type Plate, type PlatePart } from "./fit-portions.ts";
import { type GroupFigures, groupFiguresOf } from "./group-figures.ts";
import { overLimits } from "./group-limits.ts";

export type EquivalentsRequest = {
  readonly exclusions: Exclusions;
  readonly targets: { readonly kcal: number; readonly floor: number };
  /** Share of the day's energy that each of its meals has. */
  readonly shares: Readonly<Partial<Record<MealSlot, number>>>;
  readonly times: Readonly<Record<MealSlot, string>>;
  /** Codes of the safety rows in force: the limits of their notes are kept. */
  readonly rows?: readonly string[];
};

/** Of the day's energy, that groups may have more or less than its target. */
const TOLERANCE = 0.05;
/** A limit of a note comes before the floor, that before the target, and that before the usual plate. */
const WEIGHTS = { limit: 1e6, floor: 1e5, energy: 1e4 } as const;
/** Groups that name no food because no portions keep every limit are never less than the floor either. */
const FLOOR_FIRST = { ...WEIGHTS, floor: 1e8 } as const;
const UNNAMED: ReadonlySet<EquivalentsDiet["because"]> = new Set(["no-portions", "failed-check"]);
/** Plates of a meal that are tried alone; those that are tried with ones of another meal, and every so-manieth of the rest. */
const MOST_TRIED = 150;
const TRIED_TOGETHER = 25;
const EVERY = 10;
const ROUNDS = 8;
/** Shares of the energy from which plates are exchanged, until one way leads to a day that keeps everything. */
const STARTS = [1, 0.93, 0.8, 0.65] as const;
const SLIGHT = 1e-9;

const rows = readTable(equivalentPlates).map((row) => {
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
  const limits = dietLimitsOf(request.rows ?? []);
  const meals = mealsOf(request, limits);
  const chosen = choosePlates(meals, request.targets, limits, UNNAMED.has(because) ? FLOOR_FIRST : WEIGHTS);
  return {
    method: "equivalents",
    because,
    meals: chosen.map((plate) => ({ slot: plate.slot, time: request.times[plate.slot], groups: groupPortions(plate) })),
  };
}

type MealPlates = { readonly share: number; readonly plates: readonly Plate[] };

const mealsOf = ({ shares, exclusions, targets }: EquivalentsRequest, limits: DietLimits): MealPlates[] =>
  MEAL_SLOTS.flatMap((slot) => {
    const share = shares[slot];
    if (share === undefined) return [];
    const { smallMeals, mainProtein = 0, drinksInMealMl = Number.POSITIVE_INFINITY } = limits;
    const most = { grams: smallMeals?.grams ?? Number.POSITIVE_INFINITY, drink: drinksInMealMl };
    const plates = platePartsOf(slot, exclusions, limits).flatMap((parts) => listPlates(slot, parts, most));
    if (!smallMeals && mainProtein === 0) return [{ share, plates }];
    const largest = (smallMeals?.mealShare ?? 1) * targets.kcal;
    const kept = plates.filter(
      (plate) =>
        plate.kcal <= largest && (!isMainMeal(slot) || (plate.figures.protein >= mainProtein && isProteinFirst(plate))),
    );
    return [{ share, plates: kept.length > 0 ? kept : plates }];
  });

const isProteinFirst = ({ parts, counts }: Plate): boolean => {
  const [first = 0, ...others] = parts.map(({ figures }, index) => (counts[index] ?? 0) * figures.protein);
  return others.every((protein) => protein <= first);
};

/** Meal by meal to the energy; where that breaks a limit or misses the day's energy, plates are exchanged until they keep it. */
function choosePlates(
  meals: readonly MealPlates[],
  { kcal, floor }: EquivalentsRequest["targets"],
  limits: DietLimits,
  weights: Readonly<Record<keyof typeof WEIGHTS, number>>,
): Plate[] {
  const most = limits.smallMeals ? kcal : (1 + TOLERANCE) * kcal;
  const least = Math.max(floor, (1 - TOLERANCE) * kcal);
  const faultOf: FaultOf = (chosen) => {
    const energy = chosen.reduce((sum, plate) => sum + plate.kcal, 0);
    return (
      weights.limit * overLimits(chosen, limits) +
      (weights.floor * Math.max(0, floor - energy) + weights.energy * Math.max(0, least - energy, energy - most)) / kcal
    );
  };
  let chosen = platesInTurn(meals, kcal, limits);
  if (faultOf(chosen) === 0) return chosen;
  const candidates = meals.map((meal) => nearestOf(meal, kcal));
  for (const start of STARTS) {
    if (faultOf(chosen) === 0) break;
    const other = exchangePlates(candidates, platesInTurn(meals, start * kcal, limits), kcal, faultOf);
    if (faultOf(other) < faultOf(chosen)) chosen = other;
  }
  return chosen;
}

/** What whole steps leave over at one meal goes to the next; a small meal takes nothing over. */
function platesInTurn(meals: readonly MealPlates[], kcal: number, { smallMeals }: DietLimits): Plate[] {
  let [aim, energy] = [0, 0];
  return meals.map(({ share, plates }) => {
    aim = share * kcal + (smallMeals ? energy : aim);
    const plate = nearest(plates, Math.max(1, aim - energy));
    energy += plate.kcal;
    return plate;
  });
}

function nearest(plates: readonly Plate[], kcal: number): Plate {
  let best: Plate | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const plate of plates) {
    const cost = oddnessOf(plate, kcal);
    if (cost < least) [best, least] = [plate, cost];
  }
  if (!best) throw new Error("a meal without a plate");
  return best;
}

type FaultOf = (chosen: readonly Plate[]) => number;

type Candidate = Plate & { readonly cost: number };

/** One plate at a time, and two where one alone does not help. */
function exchangePlates(
  candidates: readonly (readonly Candidate[])[],
  start: readonly Plate[],
  kcal: number,
  faultOf: FaultOf,
): Plate[] {
  const chosen = start.map((plate): Candidate => ({ ...plate, cost: oddnessOf(plate, kcal / start.length) }));
  const costOf = (): number => chosen.reduce((sum, { cost }) => sum + cost, 0);
  let least = costOf() + faultOf(chosen);
  /** Leaves the best of them in its place. */
  const exchange = (index: number, some: readonly Candidate[], isBetter: () => boolean): boolean => {
    let best = chosen[index] as Candidate;
    let hasChanged = false;
    for (const one of some) {
      chosen[index] = one;
      if (isBetter()) [best, hasChanged] = [one, true];
    }
    chosen[index] = best;
    return hasChanged;
  };
  const isLess = (): boolean => {
    // The limits are looked at only where the plates alone would be better: that is most of the work.
    const cost = costOf();
    if (cost >= least - SLIGHT) return false;
    const sum = cost + faultOf(chosen);
    if (sum >= least - SLIGHT) return false;
    least = sum;
    return true;
  };
  const near = candidates.map((all) => all.filter((_, at) => at < TRIED_TOGETHER || at % EVERY === 0));
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = candidates.map((all, index) => exchange(index, all, isLess));
    if (alone.includes(true)) continue;
    if (faultOf(chosen) === 0) break;
    const together = near.flatMap((some, index) =>
      near.slice(index + 1).map((others, at) => exchange(index, some, () => exchange(index + 1 + at, others, isLess))),
    );
    if (!together.includes(true)) break;
  }
  return chosen;
}

/** The plates nearest to a meal's share of the energy, nearest first, and as many from all over the rest. */
function nearestOf({ share, plates }: MealPlates, kcal: number): Candidate[] {
  const sorted = plates
    .map((plate) => ({ ...plate, cost: oddnessOf(plate, share * kcal) }))
    .sort((a, b) => a.cost - b.cost);
  const apart = Math.max(1, Math.floor((sorted.length - MOST_TRIED) / MOST_TRIED));
  return sorted.filter((_, at) => at < MOST_TRIED || at % apart === 0);
}

/** The parts of a plate; another for each source of protein, where a limit may ask for one that is not the usual. */
function platePartsOf(slot: MealSlot, exclusions: Exclusions, limits: DietLimits): PlatePart[][] {
  const meal = MEAL_OF_SLOT[slot];
  const { mainProtein, meatADay, saturatedShare } = limits;
  const isLimited = mainProtein !== undefined || meatADay !== undefined || saturatedShare !== undefined;
  let variants: PlatePart[][] = [[]];
  for (const row of rows.filter((part) => part.meal === meal)) {
    const groups = row.groups.filter((one) => listEquivalentFoods(meal, one, exclusions).length > 0);
    const parts = groups
      .slice(0, isLimited && groups.some(isProtein) ? groups.length : 1)
      .map((group, place): PlatePart => partOf(row, group, place, groupFiguresOf(meal, group, exclusions), limits));
    if (parts.length > 0) variants = parts.flatMap((part) => variants.map((others) => [...others, part]));
  }
  if (mainProtein === undefined) return variants;
  // Protein is eaten first.
  const isFirst = ({ group }: PlatePart): boolean => isProtein(group);
  return variants.map((parts) => [...parts.filter(isFirst), ...parts.filter((part) => !isFirst(part))]);
}

function partOf(
  { base, least, most, step }: (typeof rows)[number],
  group: EquivalentGroup,
  place: number,
  figures: GroupFigures,
  { smallMeals, mainProtein, sodium }: DietLimits,
): PlatePart {
  const usual = mainProtein !== undefined && isProtein(group) && group !== "carnes" ? Math.max(most, ENOUGH) : most;
  const largest = sodium ? mostSteps(usual, step, figures.sodium, sodium.inPortion) : usual;
  // A small plate may go without the rest.
  const smallest = smallMeals ? (isProtein(group) || group === "vegetais-a" ? step : 0) : least;
  return {
    base,
    step,
    least: Math.min(least, smallest, largest),
    most: largest,
    group,
    place,
    kcal: portionKcalOf(group),
    figures,
  };
}

/** Portions of a lighter source that have the protein of a main meal. */
const ENOUGH = 2.5;

/** Portions until one of its foods would have too much salt. */
function mostSteps(most: number, step: number, inOne: number, below: number): number {
  let count = most;
  while (count > 0 && count * inOne >= below) count -= step;
  return count;
}

const PROTEINS = new Set<EquivalentGroup>(["carnes", "frango-desfiado", "proteinas-vegetais", "grao-de-bico"]);
const isProtein = (group: EquivalentGroup): boolean => PROTEINS.has(group);

/** A group that stands in for another one may be there twice: its portions are added. */
function groupPortions({ parts, counts }: Plate) {
  const sums = new Map<string, number>();
  for (const [index, { group }] of parts.entries()) sums.set(group, (sums.get(group) ?? 0) + (counts[index] ?? 0));
  return [...sums].filter(([, count]) => count > 0).map(([group, count]) => ({ group, portions: count }));
}
