import type { ItemView, MealView, PlanView, PortionView } from "@app/contract/plans";
import type { PlanLayer } from "./layer.ts";
import { planDayOf } from "./plan-day.ts";

export type LayeredItem = ItemView & {
  /** What the plan says, where the member took something else. */
  planned: PortionView | null;
};

/** A meal with the member's choices on it. Its id, slot, title and time are the plan's whatever it takes. */
export type LayeredMeal = Omit<MealView, "items" | "how"> & {
  items: LayeredItem[];
  /** The meal of the week that is on the plate: its own id, or that of the day it was taken from. */
  takes: string;
  /** When it was logged as eaten. */
  eatenAt: string | null;
  /** Eaten as planned, or something else that is in the diary. */
  isLogged: boolean;
};

export type LayeredDay = {
  /** `2026-11-12`. */
  day: string;
  meals: LayeredMeal[];
};

/**
 * A calendar day of the plan with the swaps and the meals eaten of that day. Choices of another version, and those that
 * this one does not offer, change nothing. Without foods there are no meals.
 */
export function withLayer(plan: PlanView, layer: PlanLayer, day: string): LayeredDay {
  if (plan.diet?.method !== "foods") return { day, meals: [] };
  const { days } = plan.diet;
  const choice = choicesOf(plan, layer, day);
  const eaten = new Map(
    layer.eaten.filter((meal) => meal.plan === plan.madeIn.diet && meal.day === day).map(({ part, at }) => [part, at]),
  );
  const logged = new Set(layer.logged.flatMap((entry) => (entry.day === day ? entry.meal : [])));
  const planned = days.find(({ id }) => id === planDayOf(day))?.meals ?? [];
  const meals = planned.map((meal) => {
    const taken = sameSlotMeals(plan, meal).find(({ id }) => id === choice(meal.id)) ?? meal;
    const { name, reason, note } = taken;
    const { note: _, how: _how, ...own } = meal;
    const items = taken.items.map((item) => withChoice(item, choice(item.id)));
    const eatenAt = eaten.get(meal.id) ?? null;
    const isLogged = eatenAt !== null || logged.has(meal.slot);
    const said = note === undefined ? {} : { note };
    return { ...own, ...said, name, reason, items, takes: taken.id, eatenAt, isLogged };
  });
  return { day, meals };
}

/** The same meal of each day of the week, its own first day included. */
export function sameSlotMeals(plan: PlanView, { slot }: Pick<MealView, "slot">): MealView[] {
  if (plan.diet?.method !== "foods") return [];
  return plan.diet.days.flatMap(({ meals }) => meals.filter((meal) => meal.slot === slot));
}

/** What each part takes on a day: the choice of that day before the lasting one. */
function choicesOf(plan: PlanView, { swaps }: PlanLayer, day: string): (part: string) => string | undefined {
  const own = swaps.filter((swap) => swap.plan === plan.madeIn.diet);
  const byPart = (wanted: string | null) =>
    new Map(own.filter((swap) => swap.day === wanted).map(({ part, takes }) => [part, takes]));
  const [ofDay, lasting] = [byPart(day), byPart(null)];
  return (part) => ofDay.get(part) ?? lasting.get(part);
}

/** The item itself may be chosen for a day on which a lasting choice would replace it. */
function withChoice(item: ItemView, food: string | undefined): LayeredItem {
  const taken = item.swaps.find((swap) => swap.food === food);
  if (!taken) return { ...item, planned: null };
  const { needsCooking: _, ...portion } = taken;
  const { id, swaps, ...planned } = item;
  return { id, swaps, ...portion, planned };
}
