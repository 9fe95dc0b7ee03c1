import { useEffect, useRef } from "react";
import { appPaths } from "../../../../app-paths.ts";
import { nextMealCopy as copy } from "../../../../content/app/today-plan.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { PlumbBob } from "../../../../ui/core/plumb-bob.tsx";
import { PlateScene } from "../../../../ui/plate/plate-scene.tsx";
import { entryPath } from "../../../data/diary/entry-path.ts";
import type { LayeredMeal } from "../../../data/plan-layer/with-layer.ts";
import { formatWhole } from "../../../shell/format/numbers.ts";
import { Link } from "../../../shell/link.tsx";
import { RouterButtonLink } from "../../../shell/router-button-link.tsx";
import { minutesOf, sentenceHour } from "../clock.ts";
import type { Totals } from "../day-totals-of.ts";
import { drawingsOf } from "./drawings-of.ts";
import styles from "./meal.module.css";
import type { LogMeal } from "./use-log-meal.ts";

type NextMealProps = {
  meal: LayeredMeal;
  /** Its day. */
  day: string;
  /** Null with hidden numbers. */
  figures: Totals | null;
  /** A receipt stands above it: the picture gives way, so that the buttons stay in sight. */
  isShort: boolean;
  /** On the first day: a little less picture. */
  isFolded: boolean;
  log: LogMeal;
};

/** The plate of the day's next decision, with its two answers. */
export function NextMeal({ meal, day, figures, isShort, isFolded, log }: NextMealProps) {
  const asPlanned = useRef<HTMLButtonElement>(null);
  const isUndone = log.last?.action === "undone" && log.last.id === meal.id;
  useEffect(() => {
    if (isUndone) asPlanned.current?.focus();
  }, [isUndone]);
  return (
    <section
      className={styles.meal}
      aria-labelledby="proxima"
      data-short={isShort || undefined}
      data-folded={isFolded || undefined}
    >
      {/* The plate swings only when it takes the place of another. */}
      <div className={styles.table} data-swings={log.last?.action === "eaten" || undefined}>
        <PlateScene className={styles.scene} foods={drawingsOf(meal)} slot={meal.slot} label={copy.scene(meal.name)} />
      </div>
      <div className={styles.cardText}>
        <PlumbBob className={styles.plumbBob} />
        <h2 className={styles.cardTitle} id="proxima">
          {copy.title(meal.title, sentenceHour(minutesOf(meal.time)))}
        </h2>
        <p className={styles.name}>{meal.name}.</p>
        {meal.reason ? <p className="hint">{meal.reason}</p> : null}
        <p className="hint">
          {figures ? `${copy.figures(formatWhole(figures.kcal), formatWhole(figures.protein))} ` : null}
          <Link className={styles.link} to={appPaths.planMeal(meal.slot)}>
            {figures ? copy.measures : copy.plate}
          </Link>
        </p>
      </div>
      <div className={`${styles.actions} stack gap-3`}>
        <Button ref={asPlanned} className={styles.action} onClick={() => log.eat(meal)}>
          {copy.asPlanned}
        </Button>
        <RouterButtonLink className={styles.action} variant="outline" to={entryPath(day, meal.slot)}>
          {copy.different}
        </RouterButtonLink>
      </div>
    </section>
  );
}
