import type { Training } from "@app/contract/plan-training";
import type { WorkoutsView } from "@app/contract/workouts";
import { blockCopy as copy } from "../../../../content/app/plan/training.ts";
import { PlumbBob } from "../../../../ui/core/plumb-bob.tsx";
import { useCssVariables } from "../../../../ui/inputs/use-css-variables.ts";
import styles from "./week.module.css";

type BlockWeeksProps = {
  training: Training;
  week: WorkoutsView["week"];
  /** Share of this week's sessions that were done, from 0 to 1. */
  done: number;
};

/** The four weeks on a thread, with the plumb bob at the current one. A stroke is two sets of a session. */
export function BlockWeeks({ training, week, done }: BlockWeeksProps) {
  const walked = (week.number - 1 + Math.max(done, 0.08)) / copy.names.length;
  const line = useCssVariables<HTMLOListElement>({ "--walked": walked });
  return (
    <>
      <ol className={styles.weeks} aria-label={copy.weeks} ref={line}>
        {copy.names.map((name, index) => {
          const number = index + 1;
          const isNow = number === week.number;
          const sets = setsOfWeek(training, index);
          return (
            <li
              key={name}
              className={styles.week}
              data-state={isNow ? "now" : number < week.number ? "done" : "later"}
              aria-current={isNow ? "step" : undefined}
            >
              {isNow ? <PlumbBob className={styles.bob} /> : null}
              <b className={styles.name}>{name}</b>
              <span className={styles.tally} aria-hidden="true">
                {Array.from({ length: Math.round(sets / 2) }, (_, stroke) => (
                  <i key={stroke} />
                ))}
              </span>
              <span className={`${styles.number} note`}>
                {copy.week(number)}
                <span className="sr-only">, {copy.sets(sets)}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {week.kind === "planned" ? null : <p className={styles.kind}>{copy.kinds[week.kind]}</p>}
    </>
  );
}

/** Of a session on average. */
function setsOfWeek({ sessions }: Training, week: number): number {
  const sets = sessions.flatMap(({ exercises }) => exercises).reduce((sum, one) => sum + (one.sets[week] ?? 0), 0);
  return Math.round(sets / Math.max(1, sessions.length));
}
