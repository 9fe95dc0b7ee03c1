import type { PlanView } from "@app/contract/plans";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { planPageCopy as copy } from "../../../content/app/plan/plan.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import thread from "../../../ui/display/thread.module.css";
import { Plate } from "../../../ui/plate/plate.tsx";
import type { LayeredDay, LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { useAnchor } from "../../shell/app-shell.tsx";
import { formatHour } from "../../shell/format/days.ts";
import { drawingsOf } from "../format/format-meal.ts";
import { currentMeal, mealToOpen } from "./current-meal.ts";
import styles from "./day.module.css";
import { OpenMeal } from "./open-meal.tsx";
import type { DayChanges } from "./use-day-changes.ts";

type DayThreadProps = {
  plan: PlanView;
  day: LayeredDay;
  /** Null on any day but today: no meal is the current one. */
  now: Date | null;
  isToday: boolean;
  /** A meal of a day to come cannot have been eaten. */
  canLog: boolean;
  label: string;
  changes: DayChanges;
};

/** The day from top to bottom, with the plumb bob at the current meal. One meal is open, the others are a line each. */
export function DayThread({ plan, day, now, isToday, canLog, label, changes }: DayThreadProps) {
  const { meals } = day;
  const current = now ? currentMeal(meals, now)?.id : undefined;
  // Hoje links to a meal by its slot.
  const linked = useLocation().hash.slice(1);
  useAnchor();
  // The one that was opened stays open, also when it was eaten or its hour has passed.
  const [open, setOpen] = useState(() => (meals.find(({ slot }) => slot === linked) ?? mealToOpen(meals, now))?.id);
  return (
    <ol className={styles.thread} aria-label={label}>
      {meals.map((meal) => (
        <MealStep
          key={meal.id}
          meal={meal}
          isCurrent={meal.id === current}
          isOpen={meal.id === open}
          onToggle={() => setOpen(meal.id === open ? undefined : meal.id)}
        >
          <OpenMeal {...{ plan, meal, isToday, canLog, changes }} meals={day.meals} day={day.day} />
        </MealStep>
      ))}
    </ol>
  );
}

type MealStepProps = {
  meal: LayeredMeal;
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** Shown while it is open. */
  children: ReactNode;
};

function MealStep({ meal, isCurrent, isOpen, onToggle, children }: MealStepProps) {
  const { id, time, title, name, items, slot, eatenAt } = meal;
  const step = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(isOpen);
  // A meal above it closes at the same time, which moves this one up and maybe out of sight.
  useEffect(() => {
    if (isOpen && !wasOpen.current) step.current?.scrollIntoView({ block: "nearest" });
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <li
      ref={step}
      id={slot}
      className={`${thread.step} ${styles.step}`}
      data-state={isCurrent ? "now" : eatenAt ? "done" : "later"}
      data-open={isOpen || undefined}
      aria-current={isCurrent ? "step" : undefined}
    >
      {isCurrent ? <PlumbBob className={thread.bob} /> : null}
      <h3 className={styles.head}>
        <button
          className={`${styles.toggle} bare`}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-aberta` : undefined}
          onClick={onToggle}
        >
          <span className={`${styles.time} note figures`}>{formatHour(time)}</span>
          <span className={styles.words}>
            <b>{title}</b>
            {eatenAt ? <span className="sr-only">, {copy.eaten}</span> : null}
            {isOpen ? null : <span className={`${styles.name} hint`}>{name}</span>}
          </span>
          {isOpen ? null : (
            <Plate className={styles.plate} foods={drawingsOf(items)} slot={slot} eaten={eatenAt !== null} />
          )}
        </button>
      </h3>
      {isOpen ? <div id={`${id}-aberta`}>{children}</div> : null}
    </li>
  );
}
