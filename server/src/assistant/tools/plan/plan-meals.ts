import type { ItemView, MealView, PlanView, PortionView } from "@app/contract/plans";
import type { PlanItem, PlanMeal } from "@app/engine/assistant/tool-results";
import { takesOf } from "@app/engine/nutrition/menus/apply-swaps";
import { howOf } from "@app/engine/nutrition/steps/how-of";
import { MEAL_WORDS } from "@app/engine/plans/words/place-words";
import { weekdayOf } from "@app/engine/promises/local-time";
import { withoutWeights } from "../reading.ts";
import type { Standing } from "../standing.ts";

type Planned = Pick<Standing, "plan" | "choices" | "numbersHidden">;

/** The plan's day that a calendar day takes: Monday is `d1`. */
const planDayOf = (day: string): string => `d${weekdayOf(day) || 7}`;

/** The meals of a calendar day, with the member's swaps of that day before the lasting ones. */
export function mealsOn({ plan, choices }: Planned, day: string): MealView[] {
  if (plan?.diet?.method !== "foods") return [];
  const { days } = plan.diet;
  const all = days.flatMap(({ meals }) => meals);
  const takes = takesOf(
    choices.filter((choice) => choice.plan === plan.madeIn.diet),
    day,
  );
  const planned = days.find(({ id }) => id === planDayOf(day))?.meals ?? [];
  const meals = planned.map((meal) => {
    const taken = all.find(({ id, slot }) => slot === meal.slot && id === takes(meal.id)) ?? meal;
    return { ...meal, name: taken.name, items: taken.items.map((item) => swapped(item, takes(item.id))) };
  });
  return meals.map((meal) => ({ ...meal, how: howOf(meal, meals) }));
}

/** What was planned may be taken again. */
function swapped(item: ItemView, food: string | undefined): ItemView {
  const { id, swaps, or: _, ...planned } = item;
  const taken = swaps.find((swap) => swap.food === food);
  if (!taken) return item;
  const { needsCooking, ...portion } = taken;
  return { id, ...portion, swaps: [{ ...planned, needsCooking }, ...swaps.filter((swap) => swap !== taken)] };
}

/** An item by its id: of today as it stands with its swaps, of another day as planned. */
export const findItem = (standing: Planned, today: string, id: string): ItemView | undefined =>
  [...mealsOn(standing, today), ...plannedMeals(standing.plan)]
    .flatMap(({ items }) => items)
    .find((item) => item.id === id);

const plannedMeals = (plan: PlanView | null): MealView[] =>
  plan?.diet?.method === "foods" ? plan.diet.days.flatMap(({ meals }) => meals) : [];

export const viewItem = (id: string, { food, name, measure, figures }: PortionView): PlanItem => ({
  id,
  food,
  name,
  measure,
  grams: figures?.grams ?? null,
  kcal: figures?.kcal ?? null,
  proteinG: figures?.protein ?? null,
});

export const viewMeal = ({ id, slot, time, items }: MealView): PlanMeal => {
  const viewed = items.map((item) => viewItem(item.id, item));
  return { id, label: MEAL_WORDS[slot], time, kcal: sumOf(viewed, "kcal"), items: viewed };
};

/** Null where one of them is not known. */
export function sumOf(items: readonly PlanItem[], figure: "kcal" | "proteinG"): number | null {
  const figures = items.map((item) => item[figure]);
  if (figures.some((one) => one === null)) return null;
  return Math.round(10 * figures.reduce<number>((sum, one) => sum + (one ?? 0), 0)) / 10;
}

/** Meals that are planned in portions, and a plate without numbers: `almoço: 1 punho de arroz, 1 palma de frango`. */
export function portionsOn(standing: Planned, day: string): string[] {
  const { plan, numbersHidden } = standing;
  if (plan?.diet?.method === "equivalents") {
    return plan.diet.meals.flatMap(({ slot, portions }) => {
      const said = withoutWeights(portions, numbersHidden);
      return said.length > 0 ? [`${MEAL_WORDS[slot]}: ${said.join("; ")}`] : [];
    });
  }
  if (!numbersHidden) return [];
  return mealsOn(standing, day).map(
    ({ slot, items }) =>
      `${MEAL_WORDS[slot]}: ${items.map(({ measure, name }) => `${measure} de ${lower(name)}`).join("; ")}`,
  );
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
