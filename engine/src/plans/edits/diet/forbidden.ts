import type { Portion } from "@app/contract/plan-document";
import type { HalfDraft, LockContext } from "@app/contract/staff/plans";
import { findFood } from "../../../nutrition/catalogue/catalogue.ts";
import { refusalOf } from "../../locks/allowed-food.ts";
import { onFoods, onItem } from "./on-parts.ts";

export const removeSwap = (draft: HalfDraft, item: string, food: string): HalfDraft =>
  onItem(draft, item, (one) => ({ ...one, swaps: one.swaps.filter((swap) => swap.food !== food) }));

/** Takes out of every item what is offered in its place and may not be eaten. What is on the plate stays to be replaced. */
export const removeForbiddenOffers = (draft: HalfDraft, context: Pick<LockContext, "exclusions">): HalfDraft => {
  const may = ({ food }: Portion): boolean => {
    const found = findFood(food);
    return found !== undefined && !refusalOf(found, context);
  };
  return onFoods(draft, (diet) => ({
    ...diet,
    days: diet.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({
        ...meal,
        items: meal.items.map(({ or = [], ...item }) => {
          const left = or.filter(may);
          return { ...item, swaps: item.swaps.filter(may), ...(left.length > 0 && { or: left }) };
        }),
      })),
    })),
  }));
};
