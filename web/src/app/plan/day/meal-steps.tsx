import { howOf } from "@app/engine/nutrition/steps/how-of";
import { mealCopy as copy } from "../../../content/app/plan/plan.ts";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";

type MealStepsProps = { meal: LayeredMeal; meals: readonly LayeredMeal[] };

/** How to make what is on the plate now, swaps included; loaded apart, because the table of steps is large. */
export default function MealSteps({ meal, meals }: MealStepsProps) {
  const how = howOf(meal, meals);
  return how.length > 0 ? (
    <p>
      <b>{copy.how}</b> {how.join(" ")}
    </p>
  ) : null;
}
