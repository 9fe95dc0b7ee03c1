import type { PlanView } from "@app/contract/plans";
import { nextMealCopy as copy } from "../../../content/app/today-plan.ts";
import { RuledList } from "../../../ui/display/ruled-list.tsx";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { dayOfMember } from "../../data/plan-layer/member-day.ts";
import type { LayeredItem, LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { Fold } from "../fold.tsx";
import { DayMeals } from "./day/day-meals.tsx";
import { totalsOf, useEatenTotals } from "./day-totals-of.ts";
import styles from "./equivalents/equivalents.module.css";
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

type HandPortionsProps = {
  items: readonly Pick<LayeredItem, "id" | "name" | "measure">[];
  /** In one line. */
  isFolded: boolean;
};

/** A meal without figures: how much of each food, in hands. */
function HandPortions({ items, isFolded }: HandPortionsProps) {
  const list = (
    <RuledList>
      {items.map(({ id, name, measure }) => (
        <li key={id} className={`${styles.portion} wrap`}>
          <span>{name}</span>
          <b>{measure}</b>
        </li>
      ))}
    </RuledList>
  );
  if (isFolded)
    return (
      <Fold title={copy.hands} id="medidas">
        {list}
      </Fold>
    );
  return (
    <section className="stack gap-2" aria-labelledby="medidas">
      <h2 className="h3-size" id="medidas">
        {copy.hands}
      </h2>
      {list}
    </section>
  );
}
