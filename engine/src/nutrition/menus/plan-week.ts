import type { FoodsDiet, PlanDay, PlanItem } from "@app/contract/plan-document";
import type { ComposedDay } from "./compose-week.ts";
import { type DietRequest, slotsOf } from "./diet-request.ts";
import { portionOf } from "./portion.ts";

/** A composed week as the plan document says it. */
export const planWeek = (days: readonly ComposedDay[], request: DietRequest): FoodsDiet => ({
  method: "foods",
  days: days.map((day, index) => planDay(day, `d${index + 1}`, request)),
});

function planDay({ meals, counts }: ComposedDay, id: string, request: DietRequest): PlanDay {
  let item = 0;
  const slots = slotsOf(request.mealsPerDay);
  return {
    id,
    meals: meals.map(({ template: { template }, options }, index) => {
      const slot = slots[index] ?? "almoco";
      return {
        id: `${id}.${slot}`,
        slot,
        time: request.times[slot],
        template: template.id,
        name: template.name,
        items: options.map(({ choice, step }, position): PlanItem => {
          const portion = portionOf(choice.food, choice.unit, (counts[item++] ?? 0) * step);
          return { id: `${id}.${slot}.${position + 1}`, ...portion, swaps: [] };
        }),
        how: [...template.how],
      };
    }),
  };
}
