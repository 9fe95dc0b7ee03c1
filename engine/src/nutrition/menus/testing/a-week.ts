import type { FoodsDiet, MealSlot, PlanMeal } from "@app/contract/plan-document";
import { type Exclusions, NO_EXCLUSIONS } from "../../../exclusions/exclusions.ts";
import { MEAL_OF_SLOT } from "../../meals/meal.ts";
import { templatesFor } from "../../meals/meals.ts";
import { withSteps } from "../../steps/how-of.ts";
import { portionOf } from "../portion.ts";
import { swapsFor } from "../swaps.ts";

const SLOTS: readonly MealSlot[] = ["cafe", "lanche-manha", "almoco", "lanche-tarde", "jantar"];

/** A week of typical plates, each meal the next of its templates: not composed to any target. */
export const aWeek = (exclusions: Exclusions = NO_EXCLUSIONS, first = 0): FoodsDiet => ({
  method: "foods",
  days: Array.from({ length: 7 }, (_, index) => {
    const id = `d${index + 1}`;
    return withSteps({ id, meals: SLOTS.flatMap((slot, place) => aMeal(id, slot, exclusions, first + index + place)) });
  }),
});

function aMeal(day: string, slot: MealSlot, exclusions: Exclusions, turn: number): PlanMeal[] {
  const templates = templatesFor(MEAL_OF_SLOT[slot], exclusions);
  const template = templates[turn % templates.length];
  if (!template) return [];
  const id = `${day}.${slot}`;
  const items = template.parts.flatMap(({ part, choices }, index) => {
    const choice = choices[turn % choices.length];
    if (!choice) return [];
    const portion = portionOf(choice.food, choice.unit, choice.typical);
    const swaps = swapsFor(portion, { exclusions, slot, part });
    return [{ ...portion, id: `${id}.${index + 1}`, swaps }];
  });
  return [{ id, slot, time: "12:30", template: template.id, name: template.name, items, how: [] }];
}
