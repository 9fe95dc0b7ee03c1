import type { ReactNode } from "react";
import { appPaths } from "../../../../app-paths.ts";
import { dayCopy as copy } from "../../../../content/app/today-plan.ts";
import type { LayeredMeal } from "../../../data/plan-layer/with-layer.ts";
import { Link } from "../../../shell/link.tsx";
import type { LogMeal } from "../meal/use-log-meal.ts";
import styles from "./day-meals.module.css";
import { dayRows } from "./day-rows.ts";
import { DayThread } from "./day-thread.tsx";
import { MealRow } from "./meal-row.tsx";

type DayMealsProps = {
  meals: readonly LayeredMeal[];
  now: Date;
  log: LogMeal;
  /** Ends the thread. */
  last?: ReactNode;
  /** Below the thread. */
  children?: ReactNode;
};

/** The meals of the day as a thread: what was eaten is an empty plate. */
export function DayMeals({ meals, now, log, last, children }: DayMealsProps) {
  return (
    <section className={styles.day} aria-labelledby="dia">
      <div className={styles.heading}>
        <h2 className={styles.title} id="dia">
          {copy.title}
        </h2>
        <Link className={styles.week} to={appPaths.plan}>
          {copy.week}
        </Link>
      </div>
      <DayThread>
        {dayRows(meals, now).map((row) => (
          <MealRow key={row.meal.id} row={row} log={log} />
        ))}
        {last}
      </DayThread>
      {children}
    </section>
  );
}
