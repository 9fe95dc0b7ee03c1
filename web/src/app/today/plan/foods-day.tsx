import type { PlanView } from "@app/contract/plans";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { dayOfMember } from "../../data/plan-layer/member-day.ts";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { DayMeals } from "./day/day-meals.tsx";
import { totalsOf, useEatenTotals } from "./day-totals-of.ts";
import { HandPortions } from "./equivalents/hand-portions.tsx";
import { MealReceipt } from "./meal/meal-receipt.tsx";
import { NextMeal } from "./meal/next-meal-card.tsx";
import { recentMeal } from "./meal/recent-meal.ts";
import type { LogMeal } from "./meal/use-log-meal.ts";
import { QuickActions } from "./quick-actions.tsx";

type FoodsDayProps = {
  plan: PlanView;
  layer: PlanLayer;
  meals: readonly LayeredMeal[];
  next: LayeredMeal;
  now: Date;
  log: LogMeal;
  isFolded: boolean;
};

/** From the morning to the last meal. */
export function FoodsDay({ plan, layer, meals, next, now, log, isFolded }: FoodsDayProps) {
  const today = dayOfMember(meals, now);
  const recent = recentMeal(meals, now.getTime());
  const day = (
    <DayMeals
      meals={meals}
      now={now}
      log={log}
      isFolded={isFolded}
      sum={{ targets: plan.targets, totals: useEatenTotals(plan, layer, { day: today, meals: [...meals] }) }}
    />
  );
  return (
    <>
      <MealReceipt plan={plan} meal={recent} log={log} />
      <NextMeal
        key={next.id}
        meal={next}
        day={today}
        figures={totalsOf(plan, [next])}
        isShort={recent !== null}
        isFolded={isFolded}
        log={log}
      />
      {plan.numbers === "hidden" ? <HandPortions items={next.items} isFolded={isFolded} /> : null}
      <div>
        <QuickActions plan={plan} layer={layer} now={now} />
        {isFolded ? day : null}
      </div>
      {isFolded ? null : day}
    </>
  );
}
