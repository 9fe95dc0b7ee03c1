import type { FoodsDiet, PlanDay, PlanItem, PlanMeal } from "@app/contract/plan-document";
import type { Swap } from "@app/contract/plans";
import { withSteps } from "../steps/how-of.ts";
import { mealName } from "../words/meal-name.ts";

type Choice = Swap["choice"];

/**
 * The week with the member's swaps on it: on a day, those of that day before the lasting ones; with null, the lasting ones
 * alone. Choices of another version, and those that this one does not offer, change nothing.
 */
export function applySwaps(
  diet: FoodsDiet,
  choices: readonly Choice[],
  { plan, day }: { readonly plan: number; readonly day: string | null },
): FoodsDiet {
  const takes = takesOf(
    choices.filter((choice) => choice.plan === plan),
    day,
  );
  const meals = diet.days.flatMap((one) => one.meals);
  const withChoices = (meal: PlanMeal): PlanMeal => {
    const taken = meals.find(({ id, slot }) => slot === meal.slot && id === takes(meal.id)) ?? meal;
    const items = taken.items.map((item) => swapItem(item, takes(item.id)));
    const isChanged = items.some((item, index) => item !== taken.items[index]);
    if (taken === meal && !isChanged) return meal;
    const { place: _, ...plate } = taken;
    return {
      ...plate,
      id: meal.id,
      time: meal.time,
      name: isChanged ? mealName(items) : taken.name,
      items,
      ...(meal.place && { place: meal.place }),
    };
  };
  const withDay = (one: PlanDay): PlanDay => {
    const changed = one.meals.map(withChoices);
    return changed.every((meal, index) => meal === one.meals[index]) ? one : withSteps({ ...one, meals: changed });
  };
  return { ...diet, days: diet.days.map(withDay) };
}

/** What each part takes: the choice of the day before the lasting one. */
export function takesOf(choices: readonly Choice[], day: string | null): (part: string) => string | undefined {
  const of = (wanted: string | null) =>
    new Map(choices.filter((choice) => choice.day === wanted).map(({ part, takes }) => [part, takes]));
  const [ofDay, lasting] = [of(day), of(null)];
  return (part) => ofDay.get(part) ?? lasting.get(part);
}

/** The item keeps its id and what else it may take. */
function swapItem(item: PlanItem, food: string | undefined): PlanItem {
  const taken = item.swaps.find((swap) => swap.food === food);
  return taken ? { ...taken, id: item.id, swaps: item.swaps } : item;
}
