import type { Portion } from "@app/contract/plan-document";
import { findFood } from "../../nutrition/catalogue/catalogue.ts";
import { isEquivalent, swapDistance } from "../../nutrition/menus/equivalence.ts";
import { COUNT_STEP, findPortion } from "./portion.ts";

const MOST_STEPS = 16;

/** The same foods in amounts that may take the portion's place now; those that cannot are left out. */
export function fitSwaps(swaps: readonly Portion[], portion: Portion): Portion[] {
  const food = findFood(portion.food);
  if (!food) return [];
  const nearest = (swap: Portion): Portion[] => {
    const same = findPortion(swap.food, swap.unit, swap.count);
    if (swap.food === portion.food || findFood(swap.food)?.group !== food.group) return [];
    const counts = Array.from({ length: MOST_STEPS }, (_, index) => (index + 1) * COUNT_STEP);
    return [...(same ? [same] : []), ...counts.flatMap((count) => findPortion(swap.food, swap.unit, count) ?? [])]
      .filter((one) => isEquivalent(one, portion, food.group))
      .sort((a, b) => swapDistance(a, portion, food.group) - swapDistance(b, portion, food.group))
      .slice(0, 1);
  };
  return swaps.flatMap(nearest);
}
