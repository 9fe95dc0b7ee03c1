import type { FoodsDiet, MealSlot, PlanDay, PlanItem } from "@app/contract/plan-document";
import { mealName } from "../words/meal-name.ts";
import type { ComposedDay } from "./compose-week.ts";
import { type DietRequest, slotsOf } from "./diet-request.ts";
import type { FoodOption } from "./food-option.ts";
import { portionOf } from "./portion.ts";
import { swapsFor } from "./swaps.ts";

type Swapping = "with-swaps" | "without-swaps";

/** A composed week as the plan document says it. */
export const planWeek = (days: readonly ComposedDay[], request: DietRequest): FoodsDiet => ({
  method: "foods",
  days: days.map((day, index) => planDay(day, `d${index + 1}`, request)),
});

export function planDay(
  { meals, counts }: ComposedDay,
  id: string,
  request: DietRequest,
  swaps: Swapping = "with-swaps",
): PlanDay {
  const slots = slotsOf(request.mealsPerDay);
  let first = 0;
  return {
    id,
    meals: meals.map(({ template: { template }, options }, index) => {
      const slot = slots[index] ?? "almoco";
      const own = counts.subarray(first, first + options.length);
      first += options.length;
      const items = itemsOf(`${id}.${slot}`, slot, options, own, request, swaps);
      return {
        id: `${id}.${slot}`,
        slot,
        time: request.times[slot],
        template: template.id,
        name: mealName(items),
        items,
        how: [...template.how],
      };
    }),
  };
}

function itemsOf(
  meal: string,
  slot: MealSlot,
  options: readonly FoodOption[],
  counts: Int32Array,
  request: DietRequest,
  swapping: Swapping,
): PlanItem[] {
  const foods = options.map(({ food }) => food.id);
  return options.map(({ choice, step, part }, index): PlanItem => {
    const portion = portionOf(choice.food, choice.unit, (counts[index] ?? 0) * step);
    const limits = { exclusions: request.exclusions, slot, part, beside: foods };
    const swaps = swapping === "with-swaps" ? swapsFor(portion, limits) : [];
    return { id: `${meal}.${index + 1}`, ...portion, swaps };
  });
}
