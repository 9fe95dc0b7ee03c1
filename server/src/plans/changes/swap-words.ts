import type { PlanDocument } from "@app/contract/plan-document";
import type { Swap } from "@app/contract/plans";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { foodName } from "@app/engine/nutrition/words/food-name";
import { MEAL_TITLES } from "@app/engine/plans/view/meal-titles";
import { findExercise } from "@app/engine/training/library/library";

const DAYS = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];

/** What the member had chosen, by the version that offered it: `Batata-doce no lugar de arroz branco`. */
export function describeSwap({ part, takes }: Swap["choice"], { diet, training }: PlanDocument): string {
  const meals = diet?.method === "foods" ? diet.days.flatMap((day) => day.meals) : [];
  const meal = meals.find(({ id }) => id === part);
  if (meal) return `${MEAL_TITLES[meal.slot]} de ${dayOf(takes)} no lugar do de ${dayOf(part)}`;
  const item = meals.flatMap(({ items }) => items).find(({ id }) => id === part);
  const planned = training?.sessions.flatMap(({ exercises }) => exercises).find(({ id }) => id === part);
  const instead = item ? nameOf(item.food) : planned && (findExercise(planned.exercise)?.name ?? null);
  const taken = item ? nameOf(takes) : (findExercise(takes)?.name ?? null);
  return [taken ?? "Uma troca sua", instead && `no lugar de ${lowered(instead)}`].filter(Boolean).join(" ");
}

const nameOf = (food: string): string | null => (findFood(food) ? foodName(food) : null);
const dayOf = (part: string): string => DAYS[Number(part.slice(1, 2)) - 1] ?? "outro dia";
const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
