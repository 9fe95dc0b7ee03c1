import type { PlanDay, PlanItem, PlanMeal, Portion } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import type { PlanHalves } from "../../halves.ts";
import { findPortion } from "../../items/portion.ts";
import { findMeal, newItemIds } from "./next-id.ts";
import { onDay, onDiet, onMeal } from "./on-parts.ts";

/** The same plate in another meal, at that meal's own time. */
export const copyMeal = (draft: HalfDraft, from: string, to: string, seen: PlanHalves | null): HalfDraft =>
  onDiet(draft, (own) => {
    const source = findMeal(own, from);
    return source && from !== to ? onMeal(draft, to, (meal) => withPlate(meal, source, seen)) : draft;
  });

/** The same meals on another day. */
export const copyDay = (draft: HalfDraft, from: string, to: string, seen: PlanHalves | null): HalfDraft =>
  onDiet(draft, (own) => {
    const days = own.diet?.method === "foods" ? own.diet.days : [];
    const source = days.find(({ id }) => id === from);
    return source && from !== to ? onDay(draft, to, (day) => withMeals(day, source, seen)) : draft;
  });

export const withMeals = (day: PlanDay, source: PlanDay, seen: PlanHalves | null): PlanDay => ({
  ...day,
  meals: source.meals.map((meal) => {
    const id = `${day.id}.${meal.slot}`;
    const own = day.meals.find((one) => one.id === id);
    return withPlate(own ?? { ...meal, id, items: [] }, meal, seen);
  }),
});

/** Another plate in a meal: a food that was there already keeps its id, the others get new ones. */
export function withPlate(meal: PlanMeal, source: PlanMeal, seen: PlanHalves | null): PlanMeal {
  const newId = newItemIds(meal, seen);
  const free = [...meal.items];
  const idFor = (food: string): string => {
    const index = free.findIndex((item) => item.food === food);
    return index < 0 ? newId() : (free.splice(index, 1)[0]?.id ?? newId());
  };
  const { note: _, ...own } = meal;
  return {
    ...own,
    template: source.template,
    name: source.name,
    how: source.how,
    items: source.items.map((item) => ({ ...asCatalogued(item), id: idFor(item.food) })),
    ...(source.note !== undefined && { note: source.note }),
  };
}

/** A plate that was saved earlier has the figures of the catalogue of then. */
export const asCatalogued = (item: PlanItem): PlanItem => ({
  ...item,
  ...figured(item),
  swaps: item.swaps.map(figured),
  ...(item.or && { or: item.or.map(figured) }),
});

const figured = (portion: Portion): Portion => ({
  ...(findPortion(portion.food, portion.unit, portion.count) ?? portion),
});
