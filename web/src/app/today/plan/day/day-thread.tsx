import type { ReactNode } from "react";
import { dayCopy as copy } from "../../../../content/app/today-plan.ts";
import { PlumbBob } from "../../../../ui/core/plumb-bob.tsx";
import thread from "../../../../ui/display/thread.module.css";
import type { MealState } from "../meal/next-meal.ts";
import styles from "./day.module.css";

type ThreadItemProps = {
  state: MealState;
  hour: string;
  title: string;
  text: ReactNode;
  /** The small plate at the end of the row. */
  plate?: ReactNode;
};

/** The day from top to bottom: the plumb bob hangs at the next meal. */
export function DayThread({ children }: { children: ReactNode }) {
  return <ol>{children}</ol>;
}

export function ThreadItem({ state, hour, title, text, plate }: ThreadItemProps) {
  const isNext = state === "next";
  return (
    <li
      className={`${thread.step} ${styles.item}`}
      data-state={isNext ? "now" : state === "eaten" ? "done" : "later"}
      aria-current={isNext ? "step" : undefined}
    >
      {isNext ? <PlumbBob className={thread.bob} /> : null}
      <span className={`${styles.hour} note figures`}>{hour}</span>
      <h3 className={styles.title}>
        {title}
        {isNext ? null : <span className="sr-only">, {copy.states[state]}</span>}
      </h3>
      <div className={`${styles.text} hint`}>{text}</div>
      {plate ? <div className={styles.plate}>{plate}</div> : null}
    </li>
  );
}
