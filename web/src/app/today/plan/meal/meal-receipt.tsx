import type { PlanView } from "@app/contract/plans";
import { useEffect, useRef } from "react";
import { receiptCopy as copy } from "../../../../content/app/today-plan.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { PlateScene } from "../../../../ui/plate/plate-scene.tsx";
import { formatWhole } from "../../../shell/format/numbers.ts";
import { minutesNow, sentenceHour } from "../clock.ts";
import { totalsOf } from "../day-totals-of.ts";
import styles from "./meal.module.css";
import type { EatenMeal } from "./recent-meal.ts";
import type { LogMeal } from "./use-log-meal.ts";

type MealReceiptProps = {
  plan: PlanView;
  /** Null: nothing was logged in the last minutes. */
  meal: EatenMeal | null;
  log: LogMeal;
};

/** What was just logged, with its undo. The live region is always there: it announces only what is added. */
export function MealReceipt({ plan, meal, log }: MealReceiptProps) {
  return (
    <div className={styles.region} role="status">
      {meal ? <Receipt key={meal.id} plan={plan} meal={meal} log={log} /> : null}
    </div>
  );
}

/** Takes the focus of the button that is gone. */
function Receipt({ plan, meal, log }: MealReceiptProps & { meal: EatenMeal }) {
  const button = useRef<HTMLButtonElement>(null);
  const isNew = log.last?.action === "eaten" && log.last.id === meal.id;
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew]);
  const figures = totalsOf(plan, [meal]);
  return (
    <div className={`${styles.receipt} stack gap-4`}>
      <PlateScene className={styles.plate} foods={[]} slot={meal.slot} eaten />
      <div>
        <p className={styles.title}>{copy.title(meal.title)}</p>
        <p className={`${styles.text} hint`}>
          {copy.text(sentenceHour(minutesNow(new Date(meal.eatenAt))))}
          {figures ? ` ${copy.kcal(formatWhole(figures.kcal))}` : null}
        </p>
        <Button ref={button} variant="link" className={styles.undo} onClick={() => log.undo(meal)}>
          <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M4 9h10a5 5 0 010 10h-3M8 5L4 9l4 4" />
          </svg>
          {copy.undo}
        </Button>
      </div>
    </div>
  );
}
