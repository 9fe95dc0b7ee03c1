import { workoutCopy as copy } from "../../../content/app/workout/workout.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { useCssVariables } from "../../../ui/inputs/use-css-variables.ts";
import type { ExerciseProgress } from "../model/workout-state.ts";
import styles from "./reserve-choice.module.css";

type ExerciseThreadProps = { exercises: readonly ExerciseProgress[]; position: number };

/** The exercises of the session on a thread, the plumb bob at the open one. */
export function ExerciseThread({ exercises, position }: ExerciseThreadProps) {
  const ref = useCssVariables<HTMLDivElement>({ "--count": exercises.length, "--position": position });
  return (
    <div ref={ref} className={styles.thread} role="img" aria-label={copy.exerciseOf(position + 1, exercises.length)}>
      {exercises.map(({ part, done, sets, stop }, index) => (
        <i
          key={part}
          data-done={stop !== null || done.length >= sets || undefined}
          data-open={index === position || undefined}
        />
      ))}
      <PlumbBob className={styles.bob} />
    </div>
  );
}
