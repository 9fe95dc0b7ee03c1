import type { PlanView, PortionView } from "@app/contract/plans";
import { type LayeredItem, type LayeredMeal, sameSlotMeals } from "../../data/plan-layer/with-layer.ts";

/** What may take an item's place now. */
export type Offer = PortionView & {
  /** It is what the plan says, which the member replaced before. */
  isPlanned: boolean;
  needsCooking: boolean;
  /** To what is on the plate now, in kcal; null with hidden numbers. */
  difference: number | null;
};

export const OFFER_FILTERS = ["all", "cheaper", "no-stove"] as const;
export type OfferFilter = (typeof OFFER_FILTERS)[number];

/** The planned food first where it was replaced, then the swaps in their order: the nearest first. */
export function offersFor({ planned, swaps, food, figures }: LayeredItem): Offer[] {
  const all = [
    ...(planned ? [{ ...planned, isPlanned: true, needsCooking: true }] : []),
    ...swaps.filter((swap) => swap.food !== food).map((swap) => ({ ...swap, isPlanned: false })),
  ];
  return all.map((offer) => ({
    ...offer,
    difference: figures && offer.figures ? offer.figures.kcal - figures.kcal : null,
  }));
}

export function filterOffers(offers: readonly Offer[], filter: OfferFilter, price: number): Offer[] {
  if (filter === "cheaper") return offers.filter((offer) => offer.price < price);
  return filter === "no-stove" ? offers.filter(({ needsCooking }) => !needsCooking) : [...offers];
}

/** Filters that would show something, and not everything. */
export function filtersFor(offers: readonly Offer[], price: number): OfferFilter[] {
  const useful = OFFER_FILTERS.filter((filter) => {
    const count = filterOffers(offers, filter, price).length;
    return filter === "all" || (count > 0 && count < offers.length);
  });
  return useful.length > 1 ? useful : [];
}

/** A plate of the week that may take a meal's place. */
export type PlateOffer = Pick<LayeredMeal, "id" | "name"> & {
  items: readonly PortionView[];
  isPlanned: boolean;
};

/** The other plates of the same meal, each once. */
export function platesFor(plan: PlanView, meal: LayeredMeal): PlateOffer[] {
  const seen = new Set([meal.name]);
  const others = sameSlotMeals(plan, meal);
  const own = others.filter(({ id }) => id === meal.id);
  return [...own, ...others].flatMap(({ id, name, items }) => {
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ id, name, items, isPlanned: id === meal.id }];
  });
}
