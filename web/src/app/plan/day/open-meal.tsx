import type { PlanView } from "@app/contract/plans";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { mealCopy as copy } from "../../../content/app/plan/plan.ts";
import { Button } from "../../../ui/core/button.tsx";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { formatLocalHour } from "../../shell/format/days.ts";
import { formatWhole } from "../../shell/format/numbers.ts";
import { sumFigures } from "../format/format-meal.ts";
import { type Changing, MealChangeSheet } from "../swap/meal-change-sheet.tsx";
import { platesFor } from "../swap/offers.ts";
import { MealPlate } from "./meal-plate.tsx";
import styles from "./open-meal.module.css";
import type { DayChanges } from "./use-day-changes.ts";

const MealSteps = lazy(() => import("./meal-steps.tsx"));

type OpenMealProps = {
  plan: PlanView;
  meal: LayeredMeal;
  /** Of the day: dinner may warm up what lunch cooked. */
  meals: readonly LayeredMeal[];
  /** `2026-11-12`. */
  day: string;
  isToday: boolean;
  canLog: boolean;
  changes: DayChanges;
};

/** The plate with its foods, measures and swaps, and the two answers to it. */
export function OpenMeal({ plan, meal, meals, day, isToday, canLog, changes }: OpenMealProps) {
  const [changing, setChanging] = useState<Changing>();
  const figures = sumFigures(meal.items);
  const isEaten = meal.eatenAt !== null;
  return (
    <>
      {figures ? (
        <p className={styles.energy}>{copy.energy(formatWhole(figures.kcal), formatWhole(figures.protein))}</p>
      ) : null}
      <MealPlate meal={meal} onSwap={isEaten ? undefined : (item) => setChanging({ item })} />
      <div className={`${styles.foot} stack gap-3`}>
        {figures ? (
          <p className={`${styles.total} figures`}>
            <b>{copy.total(formatWhole(figures.kcal), formatWhole(figures.protein))}</b> {copy.here}
          </p>
        ) : null}
        {meal.note ? (
          <p className={styles.note}>
            <b>{copy.note(plan.responsible.name)}</b> {meal.note}
          </p>
        ) : null}
        {meal.reason ? <p>{meal.reason}</p> : null}
        {figures === null ? <p>{copy.hands}</p> : null}
        <Suspense fallback={null}>
          <MealSteps meal={meal} meals={meals} />
        </Suspense>
      </div>
      <Answers meal={meal} canLog={canLog} changes={changes}>
        {platesFor(plan, meal).length > 0 ? (
          <Button variant="outline" onClick={() => setChanging("plate")}>
            {copy.otherPlate}
          </Button>
        ) : null}
      </Answers>
      {changing ? (
        <MealChangeSheet
          {...{ plan, meal, day, isToday, changing }}
          onSwapItem={(item, offer, scope) => changes.swapItem(meal, item, offer, scope)}
          onSwapPlate={(takes, scope) => changes.swapMeal(meal, takes, scope)}
          onClose={() => setChanging(undefined)}
        />
      ) : null}
    </>
  );
}

type AnswersProps = Pick<OpenMealProps, "meal" | "canLog" | "changes"> & { children: ReactNode };

/** "Comi assim", or when it was logged; what was just changed stands above, with its undo. */
function Answers({ meal, canLog, changes, children }: AnswersProps) {
  const notice = changes.notice?.meal === meal.id ? changes.notice : undefined;
  const undo = useRef<HTMLButtonElement>(null);
  const eat = useRef<HTMLButtonElement>(null);
  const wasEaten = useRef(meal.eatenAt !== null);
  // The button that had the focus has given way to the other one.
  useEffect(() => {
    const isEaten = meal.eatenAt !== null;
    if (isEaten !== wasEaten.current) (isEaten ? undo : eat).current?.focus();
    wasEaten.current = isEaten;
  }, [meal.eatenAt]);

  return (
    <div className={`${styles.answers} row wrap`}>
      <div role="status" className={styles.status}>
        {meal.eatenAt ? <p>{copy.logged(formatLocalHour(meal.eatenAt))}</p> : notice ? <p>{notice.text}</p> : null}
      </div>
      {meal.eatenAt ? (
        <Button ref={undo} variant="link" onClick={() => changes.undoEaten(meal)}>
          {copy.undo}
        </Button>
      ) : (
        <>
          {notice?.undo ? (
            <Button variant="link" onClick={notice.undo}>
              {copy.undo}
            </Button>
          ) : null}
          <div className={`${styles.actions} stack gap-3`}>
            {canLog ? (
              <Button ref={eat} onClick={() => changes.eat(meal)}>
                {copy.asPlanned}
              </Button>
            ) : null}
            {children}
          </div>
        </>
      )}
    </div>
  );
}
