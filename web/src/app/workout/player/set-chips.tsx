import { setCopy as copy } from "../../../content/app/workout/workout.ts";
import type { KeptNumberOf } from "../../../ui/display/kept-number.tsx";
import { formatKg, formatSets } from "../model/format-set.ts";
import type { ExerciseProgress } from "../model/workout-state.ts";
import styles from "./player.module.css";

type SetChipsProps = {
  exercise: ExerciseProgress;
  /** The set on the screen. */
  current: number;
  onCorrect: (number: number) => void;
};

/** "1ª". */
export const ordinal = (number: number): string => `${number}ª`;

/** The sets of the exercise: those that were done with their values, to be corrected by a tap. */
export function SetChips({ exercise, current, onCorrect }: SetChipsProps) {
  const { done, sets, unit } = exercise;
  const numbers = Array.from({ length: sets }, (_, index) => index + 1);
  return (
    <ol className={`${styles.chips} wrap gap-2`} aria-label={copy.sets}>
      {numbers.map((number) => {
        const set = done.find((one) => one.number === number);
        if (number === current)
          return (
            <li key={number} className={`${styles.chip} note figures`} aria-current="step">
              {copy.now(ordinal(number))}
            </li>
          );
        if (!set)
          return (
            <li key={number} className={`${styles.chip} note figures`}>
              {ordinal(number)}
            </li>
          );
        return (
          <li key={number}>
            <button
              className={`${styles.chip} note figures`}
              type="button"
              aria-label={copy.correct(ordinal(number), formatSets([set], unit))}
              data-done
              data-kept-number={"equipment-load" satisfies KeptNumberOf}
              onClick={() => onCorrect(number)}
            >
              {ordinal(number)}: {set.count}
              {unit === "seconds" ? "\u00a0s" : null}
              {set.kg === null ? null : <small>{formatKg(set.kg)}</small>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
