import type { PlanView } from "@app/contract/plans";
import { describeEaten, describeEatenInHands } from "@app/engine/nutrition/eaten/describe-eaten";
import { lightenRest } from "@app/engine/nutrition/eaten/lighten-rest";
import { measuredAmount } from "@app/engine/nutrition/eaten/measured-amount";
import type { StoredEntry } from "../../data/diary/diary-records.ts";
import { figuresOf } from "../../data/diary/view/entry-view.ts";
import type { LayeredItem, LayeredMeal } from "../../data/plan-layer/with-layer.ts";

export type LighterMeal = { meal: LayeredMeal; halved: ReadonlySet<string> };

type Rest = {
  planned: readonly LayeredMeal[];
  /** Those of `planned` that are still to be eaten. */
  ahead: readonly LayeredMeal[];
  entries: readonly StoredEntry[];
  numbers: PlanView["numbers"];
};

/** The meals that are left of a day that went wrong, with what is halved in them. */
export function lighterMeals({ planned, ahead, entries, numbers }: Rest): LighterMeal[] {
  const halved = lightenRest({
    eaten: entries.reduce((sum, entry) => sum + (figuresOf(entry).kcal ?? 0), 0) / 10,
    day: planned.flatMap(({ items }) => items),
    left: ahead.flatMap(({ items }) => items),
  });
  return ahead.map((meal) => ({
    meal: { ...meal, items: meal.items.map((item) => (halved.has(item.id) ? halfOf(item, numbers) : item)) },
    halved: new Set(meal.items.flatMap(({ id }) => (halved.has(id) ? id : []))),
  }));
}

function halfOf(item: LayeredItem, numbers: PlanView["numbers"]): LayeredItem {
  const { food, unit, figures } = item;
  const count = item.count / 2;
  const amount = measuredAmount(food, unit, count);
  const describe = numbers === "hidden" ? describeEatenInHands : describeEaten;
  return {
    ...item,
    count,
    measure: amount ? describe({ ref: food }, amount) : item.measure,
    figures: figures && {
      grams: figures.grams / 2,
      kcal: Math.round(figures.kcal / 2),
      protein: figures.protein / 2,
    },
  };
}
