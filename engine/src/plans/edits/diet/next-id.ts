import type { PlanMeal } from "@app/contract/plan-document";
import type { PlanHalves } from "../../halves.ts";

const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf(".") + 1));

/** Ids for new items of a meal: numbers that neither the draft nor the version in force has used. */
export function newItemIds(meal: Pick<PlanMeal, "id" | "items">, seen: PlanHalves | null): () => string {
  const before = findMeal(seen, meal.id)?.items ?? [];
  let last = Math.max(0, ...[...before, ...meal.items].map(({ id }) => numberOf(id)));
  return () => {
    last += 1;
    return `${meal.id}.${last}`;
  };
}

export const findMeal = (halves: Pick<PlanHalves, "diet"> | null, id: string): PlanMeal | undefined =>
  halves?.diet?.method === "foods"
    ? halves.diet.days.flatMap((day) => day.meals).find((meal) => meal.id === id)
    : undefined;
