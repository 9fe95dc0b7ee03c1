import { summaryCopy as copy } from "../../../content/app/workout/sheets.ts";
import { Button } from "../../../ui/core/button.tsx";
import { KeptNumber } from "../../../ui/display/kept-number.tsx";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import { formatSets } from "../model/format-set.ts";
import type { WorkoutContext } from "../workout-context.ts";
import styles from "./summary.module.css";
import type { SummaryRow } from "./summary-rows.ts";

type SummaryListProps = {
  rows: readonly SummaryRow[];
  wordsOf: WorkoutContext["wordsOf"];
  /** The last set of the row. */
  onCorrect: (part: string, number: number) => void;
};

/** Set by set, with the last time beside it. */
export function SummaryList({ rows, wordsOf, onCorrect }: SummaryListProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const words = wordsOf(row.exercise);
        const name = words?.name ?? row.exercise;
        const last = row.sets.at(-1);
        return (
          <li key={`${row.part} ${row.exercise}`}>
            {words ? <ExerciseFigure className={styles.picture} id={words.id} poses="end" /> : null}
            <p>
              <b>{name}</b>
              <small>
                <KeptNumber of="equipment-load">
                  {row.stop
                    ? copy.because[row.stop.because]
                    : row.before
                      ? copy.before(formatSets(row.before.sets, row.unit))
                      : copy.first}
                </KeptNumber>
              </small>
              {last ? (
                <Button
                  className={styles.correct}
                  variant="inline"
                  aria-label={copy.correctOf(name)}
                  onClick={() => onCorrect(row.part, last.number)}
                >
                  {copy.correct}
                </Button>
              ) : null}
            </p>
            <b className={styles.sets}>
              <KeptNumber of="equipment-load">{last ? formatSets(row.sets, row.unit) : copy.notDone}</KeptNumber>
            </b>
          </li>
        );
      })}
    </ul>
  );
}
