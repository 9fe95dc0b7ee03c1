import type { FoodsDiet, MealSlot, PlanDay, PlanItem, PlanMeal } from "@app/contract/plan-document";
import type { MealTemplate } from "../meals/meal.ts";
import { withSteps } from "../steps/how-of.ts";
import { mealName } from "../words/meal-name.ts";
import type { ComposedDay } from "./compose-week.ts";
import { type DietRequest, slotsOf } from "./diet-request.ts";
import type { FoodOption } from "./food-option.ts";
import { menuRules } from "./menu-rules.ts";
import { portionOf } from "./portion.ts";
import { swapsFor } from "./swaps.ts";

const { weekdays } = menuRules.content;

type Swapping = "with-swaps" | "without-swaps";

/** A composed week as the plan document says it. */
export const planWeek = (days: readonly ComposedDay[], request: DietRequest): FoodsDiet => ({
  method: "foods",
  days: days.map((day, index) => planDay(day, index, request)),
});

export function planDay(
  { meals, counts }: ComposedDay,
  index: number,
  request: DietRequest,
  swaps: Swapping = "with-swaps",
): PlanDay {
  const id = `d${index + 1}`;
  const slots = slotsOf(request.mealsPerDay);
  let first = 0;
  return withSteps({
    id,
    meals: meals.map(({ template: { template }, options }, place): PlanMeal => {
      const slot = slots[place] ?? "almoco";
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
        how: [],
        ...placeOf(template, slot, index, request),
      };
    }),
  });
}

/** Lunch of a working day is eaten where the member says, if the plate is served there; a bakery's breakfast in a bakery. */
function placeOf(
  { places }: MealTemplate,
  slot: MealSlot,
  day: number,
  { place: lunchPlace }: DietRequest,
): Pick<PlanMeal, "place"> {
  if (places.every((one) => one === "padaria")) return { place: "padaria" };
  if (slot !== "almoco" || day >= weekdays || lunchPlace === "casa" || lunchPlace === "varia") return {};
  return places.includes(lunchPlace) ? { place: lunchPlace } : {};
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
