import { type DayGoal, dayGoalOf } from "./day-goal.ts";
import type { DietRequest } from "./diet-request.ts";
import { vegetablesOf } from "./drawing/basket.ts";
import { drawDay } from "./drawing/draw-day.ts";
import { fitItemsOf } from "./drawing/fit-items.ts";
import { addDay, type DraftMeal, newWeekUse, SOY, type WeekUse } from "./drawing/week-use.ts";
import { fitPortions, isWithinLimits } from "./fit-portions.ts";
import { menuRules } from "./menu-rules.ts";
import { type Pool, poolOf } from "./pool.ts";
import { seedOf } from "./seeded.ts";

const { choice, variety, sense, withoutMeat } = menuRules.content;
const { redraws, strictWeeks } = choice;
const DAYS = 7;

/** The plates of a day, with the steps of each food in the order of the plates. */
export type ComposedDay = { readonly meals: readonly DraftMeal[]; readonly counts: Int32Array };

export type Composer = {
  readonly request: DietRequest;
  readonly pool: Pool;
  readonly goal: DayGoal;
  readonly seed: number;
};

/** Other attempts draw other weeks. */
export function composerOf(request: DietRequest, attempt = 0): Composer {
  const goal = dayGoalOf(request, attempt < strictWeeks ? "strict" : "if-need-be");
  return { request, pool: poolOf(request, goal), goal, seed: seedOf(`${request.seed} ${attempt}`) };
}

/** The composer of the next attempt: plates and foods are the same while no limit gives way. */
export const nextComposer = (composer: Composer, attempt: number): Composer =>
  attempt === strictWeeks
    ? composerOf(composer.request, attempt)
    : { ...composer, seed: seedOf(`${composer.request.seed} ${attempt}`) };

/** Seven days within every limit, with vegetables enough; undefined when there are none. */
export function composeWeek(composer: Composer): ComposedDay[] | undefined {
  const use = newWeekUse();
  const days: ComposedDay[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const composed = composeDay(composer, day, use);
    if (!composed) return undefined;
    addDay(use, composed.meals);
    days.push(composed);
  }
  return vegetablesOf(use.basket) < variety.vegetablesAWeek ? undefined : days;
}

/** How often a lunch or a dinner has a protein too often, and the week textured soy. */
export function excessOf(days: readonly ComposedDay[]): number {
  const use = newWeekUse();
  for (const { meals } of days) addDay(use, meals);
  const overs = [...use.proteins]
    .filter(([meal]) => /^(almoco|jantar) /.test(meal))
    .map(([, times]) => times - sense.sameProtein);
  const soy = (use.dishes.get(SOY) ?? 0) - (withoutMeat.dishesAWeek[SOY] ?? 0);
  return [...overs, soy].reduce((sum, over) => sum + Math.max(0, over), 0);
}

/** Draws plates until their portions can be fitted into the limits. */
export function composeDay(composer: Composer, day: number, use: WeekUse): ComposedDay | undefined {
  const { goal } = composer;
  for (let redraw = 0; redraw <= redraws; redraw += 1) {
    const meals = drawDay({ ...composer, day, redraw, use });
    if (!meals) continue;
    const fit = fitPortions(fitItemsOf(meals, goal), goal.fit);
    if (isWithinLimits(fit, goal.fit, goal.limits)) return { meals, counts: fit.counts };
  }
  return undefined;
}
