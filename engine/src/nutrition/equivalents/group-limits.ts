import type { EquivalentsDiet, MealSlot } from "@app/contract/plan-document";
import type { Exclusions } from "../../exclusions/exclusions.ts";
import { carbRangeOf, dietLimitsOf, isMainMeal } from "../../notes/diet-limits.ts";
import type { DietLimits } from "../../notes/note-pack.ts";
import { MEAL_OF_SLOT } from "../meals/meal.ts";
import { type EquivalentGroup, portionKcalOf } from "./equivalent-foods.ts";
import { addFigures, type GroupFigures, groupFiguresOf, NO_FIGURES } from "./group-figures.ts";

/** A meal of groups as its limits see it. */
export type LimitedMeal = { readonly slot: MealSlot; readonly kcal: number; readonly figures: GroupFigures };

type Report = (code: string, part: MealSlot | "day") => void;

const SLIGHT = 1e-6;
const DAYS = 7;

/**
 * How far a day of groups is beyond the limits of the notes, whichever of its foods are chosen; 0 keeps them all. Limits of a
 * portion alone are kept by how plates are listed.
 */
export function overLimits(day: readonly LimitedMeal[], limits: DietLimits, report?: Report): number {
  const { smallMeals, mainProtein, drinksInMealMl, carb, sodium, saturatedShare, leastFibre, meatADay } = limits;
  let over = 0;
  const atMost = (code: string, part: MealSlot | "day", amount: number, most: number): void => {
    if (amount <= most + SLIGHT) return;
    over += (amount - most) / Math.max(1, Math.abs(most));
    report?.(code, part);
  };
  let [kcal, usualCarb, mostCarb, mg, saturated, fibre, meat, eggs] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const { kcal: own, figures } of day) {
    kcal += own;
    usualCarb += figures.usualCarb;
    mostCarb += figures.carb;
    mg += figures.sodium;
    saturated += figures.saturated;
    fibre += figures.fibre;
    meat += figures.meat;
    eggs += figures.eggs;
  }
  if (sodium) atMost("sodium", "day", mg, sodium.aDay);
  if (saturatedShare !== undefined) atMost("saturated", "day", 9 * saturated, saturatedShare * kcal);
  if (leastFibre !== undefined) atMost("fibre", "day", -fibre, -leastFibre);
  if (meatADay !== undefined) atMost("meat", "day", meat, meatADay);
  if (limits.eggsAWeek !== undefined) atMost("eggs", "day", DAYS * eggs, limits.eggsAWeek);
  const slots = carb ? day.map(({ slot }) => slot) : [];
  // A day of the foods that are named first, and one of those that have most.
  const usualRangeOf = carb && carbRangeOf(carb, slots, usualCarb);
  const mostRangeOf = carb && carbRangeOf(carb, slots, mostCarb);
  for (const { slot, kcal: own, figures } of day) {
    if (smallMeals) {
      atMost("energy", slot, own, smallMeals.mealShare * kcal);
      atMost("grams", slot, figures.grams, smallMeals.grams);
    }
    if (mainProtein !== undefined && isMainMeal(slot)) atMost("protein", slot, -figures.protein, -mainProtein);
    if (drinksInMealMl !== undefined) atMost("drinks", slot, figures.drink, drinksInMealMl);
    if (!usualRangeOf || !mostRangeOf) continue;
    const [usual, most] = [usualRangeOf(slot), mostRangeOf(slot)];
    atMost("carb", slot, figures.usualCarb, Math.min(usual.most, usual.ofDay));
    atMost("carb", slot, -figures.usualCarb, -usual.least);
    atMost("carb", slot, figures.carb, Math.min(most.most, most.ofDay));
  }
  return over;
}

/** Every limit of the rows' notes that groups break, as `code part`. */
export function brokenGroupLimits(
  { meals }: Pick<EquivalentsDiet, "meals">,
  rows: readonly string[],
  exclusions: Exclusions,
): string[] {
  const limits = dietLimitsOf(rows);
  const broken = new Set<string>();
  const day = meals.map(({ slot, groups }): LimitedMeal => {
    const of = groups.map(({ group, portions }) => {
      const figures = groupFiguresOf(MEAL_OF_SLOT[slot], group as EquivalentGroup, exclusions);
      if (limits.sodium && portions * figures.sodium >= limits.sodium.inPortion) broken.add(`portion ${slot}`);
      return { portions, kcal: portions * portionKcalOf(group as EquivalentGroup), figures };
    });
    const [first] = of;
    const isFirst = of.every(({ portions, figures }) => !first || proteinOf(first) >= portions * figures.protein);
    if (limits.mainProtein !== undefined && isMainMeal(slot) && !isFirst) broken.add(`first ${slot}`);
    return {
      slot,
      kcal: of.reduce((sum, { kcal }) => sum + kcal, 0),
      figures: of.reduce((sum, { portions, figures }) => addFigures(sum, figures, portions), NO_FIGURES),
    };
  });
  overLimits(day, limits, (code, part) => broken.add(`${code} ${part}`));
  return [...broken];
}

const proteinOf = ({ portions, figures }: { portions: number; figures: GroupFigures }): number =>
  portions * figures.protein + SLIGHT;
