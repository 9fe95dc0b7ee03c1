import type { MealSlot } from "@app/contract/plan-document";
import type { ReactNode } from "react";
import { diaryCopy as copy, mealNames } from "../../../content/app/diary/diary.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import thread from "../../../ui/display/thread.module.css";
import type { DayView, HiddenMeal, ShownMeal } from "../../data/diary/view/day-view.ts";
import { formatHour } from "../../shell/format/days.ts";
import { formatKcal, formatWhole } from "../../shell/format/numbers.ts";
import { EntryRow } from "./entry-row.tsx";
import styles from "./meals.module.css";

type MealThreadProps = {
  view: DayView;
  /** Marked with the plumb bob. */
  current: MealSlot | undefined;
  /** Meals that "Hoje deu ruim" has made lighter. */
  lighter?: ReadonlySet<MealSlot>;
  /** Opens the food; undefined where the day is only read. */
  onOpen?: ((id: string) => void) | undefined;
  /** What the member can do at a meal. */
  renderActions: (meal: HiddenMeal | ShownMeal) => ReactNode;
};

/** The day from top to bottom: what was eaten, then what the plan still has. */
export function MealThread({ view, current, lighter, onOpen, renderActions }: MealThreadProps) {
  if (view.meals.length === 0) return null;
  return (
    <section aria-labelledby="refeicoes">
      <h2 className="sr-only" id="refeicoes">
        {copy.meals}
      </h2>
      <ol className="stack">
        {view.meals.map((meal) => (
          <MealStep
            key={meal.slot}
            meal={meal}
            isCurrent={meal.slot === current}
            isLighter={lighter?.has(meal.slot) ?? false}
            onOpen={onOpen}
          >
            {renderActions(meal)}
          </MealStep>
        ))}
      </ol>
    </section>
  );
}

type MealStepProps = {
  meal: HiddenMeal | ShownMeal;
  isCurrent: boolean;
  isLighter: boolean;
  onOpen: MealThreadProps["onOpen"];
  children: ReactNode;
};

function MealStep({ meal, isCurrent, isLighter, onOpen, children }: MealStepProps) {
  const { slot, time, entries, planned } = meal;
  const totals = "totals" in meal ? meal.totals : null;
  return (
    <li
      className={`${thread.step} ${styles.step}`}
      data-state={entries.length > 0 ? "done" : isCurrent ? "now" : "later"}
      aria-current={isCurrent ? "step" : undefined}
    >
      {isCurrent ? <PlumbBob className={thread.bob} /> : null}
      <span className={`${styles.hour} note figures`}>{time ? formatHour(time) : null}</span>
      <h3 className={styles.title}>{mealNames[slot]}</h3>
      {totals ? <span className={styles.kcal}>{formatKcal(totals.kcal)}</span> : null}
      {planned ? (
        <p className={`${styles.text} caption`}>{(isLighter ? copy.lighter : copy.planned)(planned.name)}</p>
      ) : null}
      {entries.length > 0 ? (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} onOpen={onOpen} />
          ))}
        </ul>
      ) : null}
      {totals && totals.low < totals.high ? (
        <p className={`${styles.text} caption`}>{copy.between(formatWhole(totals.low), formatWhole(totals.high))}</p>
      ) : null}
      <div className={`${styles.actions} wrap`}>{children}</div>
    </li>
  );
}
