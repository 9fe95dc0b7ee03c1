import type { ReactNode } from "react";
import { appPaths } from "../../../../app-paths.ts";
import { dayCopy as copy } from "../../../../content/app/today-plan.ts";
import type { LayeredMeal } from "../../../data/plan-layer/with-layer.ts";
import { Link } from "../../../shell/link.tsx";
import { Fold } from "../../fold.tsx";
import type { LogMeal } from "../meal/use-log-meal.ts";
import styles from "./day.module.css";
import { dayRows } from "./day-rows.ts";
import { DayThread } from "./day-thread.tsx";
import { DaySum, DayTotals, type DayTotalsProps } from "./day-totals.tsx";
import { MealRow } from "./meal-row.tsx";

type DayMealsProps = {
  meals: readonly LayeredMeal[];
  now: Date;
  log: LogMeal;
  /** What was eaten so far; the evening says it elsewhere. */
  sum?: DayTotalsProps;
  /** In one line, which has the sum. */
  isFolded?: boolean;
  /** Ends the thread. */
  last?: ReactNode;
};

/** The meals of the day as a thread: what was eaten is an empty plate. */
export function DayMeals({ meals, now, log, sum, isFolded = false, last }: DayMealsProps) {
  const week = (
    <Link className={styles.week} to={appPaths.plan}>
      {copy.week}
    </Link>
  );
  const thread = (
    <DayThread>
      {dayRows(meals, now).map((row) => (
        <MealRow key={row.meal.id} row={row} log={log} />
      ))}
      {last}
    </DayThread>
  );
  if (isFolded)
    return (
      <Fold title={copy.title} id="dia" hint={sum ? <DaySum {...sum} /> : null}>
        {thread}
        {week}
      </Fold>
    );
  return (
    <section className={styles.day} aria-labelledby="dia">
      <div className={styles.heading}>
        <h2 className="h3-size" id="dia">
          {copy.title}
        </h2>
        {week}
      </div>
      {sum ? <DayTotals {...sum} /> : null}
      {thread}
    </section>
  );
}
