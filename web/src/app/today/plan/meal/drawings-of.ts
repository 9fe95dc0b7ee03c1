import type { LayeredMeal } from "../../../data/plan-layer/with-layer.ts";

/** The keys of what can be drawn of a meal. */
export const drawingsOf = ({ items }: Pick<LayeredMeal, "items">): string[] =>
  items.flatMap(({ drawing }) => drawing ?? []);
