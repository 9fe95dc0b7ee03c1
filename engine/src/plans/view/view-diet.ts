import type { Diet, FoodsDiet, FreeDiet, MealSlot, PlanMeal, Portion } from "@app/contract/plan-document";
import type { ItemView, MealView, PlanView, PortionView } from "@app/contract/plans";
import { type Exclusions, isExcluded } from "../../exclusions/exclusions.ts";
import { getFood } from "../../nutrition/catalogue/catalogue.ts";
import type { FoodId } from "../../nutrition/catalogue/food.ts";
import { howOf } from "../../nutrition/steps/how-of.ts";
import { describeGroups, describeUnnamedGroups } from "../../nutrition/words/describe-groups.ts";
import { describeMeasure } from "../../nutrition/words/describe-measure.ts";
import { describeSource } from "../../nutrition/words/describe-source.ts";
import { drawingOf } from "../../nutrition/words/drawing.ts";
import { foodName } from "../../nutrition/words/food-name.ts";
import { handMeasure } from "../../nutrition/words/hand-measure.ts";
import { mealName } from "../../nutrition/words/meal-name.ts";
import { mealTitle } from "./meal-titles.ts";
import { needsCooking } from "./needs-cooking.ts";

export type Numbers = PlanView["numbers"];
type Shown = {
  numbers: Numbers;
  exclusions: Exclusions;
  /** Why a meal is as it is; null when there is nothing to say. */
  reasonOf: (slot: MealSlot, day: string) => string | null;
};

export function viewDiet(diet: Diet, shown: Shown): NonNullable<PlanView["diet"]> {
  if (diet.method === "foods") return { method: "foods", days: diet.days.map((day) => viewDay(day, shown)) };
  if (diet.method === "free") return viewFree(diet);
  const { because, meals } = diet;
  return {
    method: "equivalents",
    because,
    meals: meals.map(({ slot, time, groups }) => ({
      slot,
      title: mealTitle(slot, time),
      time,
      portions:
        because === "failed-check" || because === "no-portions"
          ? describeUnnamedGroups({ groups })
          : describeGroups({ slot, groups }, shown.exclusions),
    })),
  };
}

const viewFree = ({ meals }: FreeDiet): NonNullable<PlanView["diet"]> => ({
  method: "equivalents",
  because: "professional",
  meals: meals.map(({ slot, time, text }) => ({
    slot,
    title: mealTitle(slot, time),
    time,
    portions: text.split("\n"),
  })),
});

const viewDay = ({ id, meals }: FoodsDiet["days"][number], shown: Shown) => ({
  id,
  meals: meals.map((meal) => viewMeal(meal, howOf(meal, meals), { ...shown, day: id })),
});

/** Its name and text are made from the foods on it, whatever an earlier version of the rules said. */
const viewMeal = (
  { id, slot, time, items, place, note }: PlanMeal,
  how: string[],
  shown: Shown & { readonly day: string },
): MealView => ({
  id,
  slot,
  title: mealTitle(slot, time),
  time,
  name: mealName(items),
  items: items.map(
    ({ id: itemId, swaps, or, ...portion }): ItemView => ({
      id: itemId,
      ...viewPortion(portion, shown.numbers),
      ...(or && {
        or: or.filter(({ food }) => !isExcluded(shown.exclusions, food)).map((one) => viewPortion(one, shown.numbers)),
      }),
      swaps: swaps
        .filter(({ food }) => !isExcluded(shown.exclusions, food))
        .map((swap) => ({ ...viewPortion(swap, shown.numbers), needsCooking: needsCooking(foodOf(swap)) })),
    }),
  ),
  how,
  ...(place && { place }),
  ...(note !== undefined && { note }),
  reason: shown.reasonOf(slot, shown.day),
});

/** Without numbers no figure leaves the server, and measures are those of a hand. */
function viewPortion(portion: Portion, numbers: Numbers): PortionView {
  const { food, unit, count, grams, kcal, protein } = portion;
  const isShown = numbers === "shown";
  return {
    food,
    name: foodName(food),
    measure: isShown ? describeMeasure(portion) : handMeasure(portion),
    unit,
    count,
    figures: isShown ? { grams, kcal, protein } : null,
    price: foodOf(portion).price.class,
    drawing: drawingOf(food),
    source: describeSource(portion),
  };
}

const foodOf = ({ food }: Pick<Portion, "food">) => getFood(food as FoodId);
