import { dayCopy as copy } from "../../../../content/app/today-plan.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { Plate } from "../../../../ui/plate/plate.tsx";
import { drawingsOf } from "../meal/drawings-of.ts";
import type { LogMeal } from "../meal/use-log-meal.ts";
import styles from "./day.module.css";
import type { DayRow } from "./day-rows.ts";
import { ThreadItem } from "./day-thread.tsx";

/** A meal on the day's thread. What went by without a log can still be logged. */
export function MealRow({ row: { meal, state, hour, text }, log }: { row: DayRow; log: LogMeal }) {
  return (
    <ThreadItem
      state={state}
      hour={hour}
      title={meal.title}
      text={
        state === "missed" ? (
          <>
            {text}{" "}
            <Button
              className={styles.log}
              variant="inline"
              aria-label={copy.logMeal(meal.title, hour)}
              onClick={() => log.eat(meal)}
            >
              {copy.log}
            </Button>
          </>
        ) : (
          text
        )
      }
      plate={<Plate foods={drawingsOf(meal)} slot={meal.slot} eaten={state === "eaten"} />}
    />
  );
}
