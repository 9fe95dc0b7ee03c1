import { type ReactNode, useState } from "react";
import { announceCopy, restCopy, workoutCopy } from "../../../content/app/workout/workout.ts";
import type { StoredWorkout } from "../../data/workout-records/workout-records.ts";
import { useFocusOnChange } from "../../shell/use-focus-on-change.ts";
import type { Edit } from "../../sync/core/edit.ts";
import { formatRest, formatSets, formatTarget } from "../model/format-set.ts";
import { changeSet, concludeSet } from "../model/workout-actions.ts";
import type { WorkoutState } from "../model/workout-state.ts";
import { type OpenSheet, Sheets } from "../sheets/sheets.tsx";
import type { WorkoutContext } from "../workout-context.ts";
import { Announcement } from "./announcement.tsx";
import { RestScreen } from "./rest-screen.tsx";
import { ordinal } from "./set-chips.tsx";
import { SetScreen } from "./set-screen.tsx";
import { useRest } from "./use-rest.ts";
import { useWakeLock } from "./use-wake-lock.ts";

type RunningWorkoutProps = {
  context: WorkoutContext;
  workout: StoredWorkout;
  state: Extract<WorkoutState, { at: "set" }>;
  badge: ReactNode;
  notice: ReactNode;
  /** It was not the first screen. */
  isNext: boolean;
  save: (edits: readonly Edit[]) => void;
};

type Correction = { position: number; number: number };

/** One set, or the rest after it. */
export function RunningWorkout({ context, workout, state, badge, notice, isNext, save }: RunningWorkoutProps) {
  const { session, wordsOf, soreOf, lastTimeOf } = context;
  const { exercises, position, step } = state;
  const rest = useRest(state.rest);
  const [correction, setCorrection] = useState<Correction | null>(null);
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  useWakeLock(true);

  const shown = correction ?? { position, number: step.number };
  const exercise = exercises[shown.position];
  const isRest = rest !== null && correction === null;
  const key = isRest ? `rest ${rest.from}` : `${exercise?.exercise} ${shown.number} ${correction !== null}`;
  const heading = useFocusOnChange(key, isNext);
  if (!exercise) return null;
  const now = () => new Date().toISOString();
  const nameOf = (id: string) => wordsOf(id)?.name ?? "";
  const target = formatTarget(step.exercise.target, step.exercise.unit, wordsOf(step.exercise.exercise)?.unilateral);
  const isSameExercise = state.rest?.after.part === step.exercise.part;

  return (
    <>
      <Announcement
        text={
          isRest
            ? announceCopy.rest(formatRest(rest.seconds))
            : announceCopy.set(nameOf(exercise.exercise), ordinal(shown.number), exercise.sets, target)
        }
      />
      {isRest ? (
        <RestScreen
          session={session.id}
          position={workoutCopy.position(position + 1, exercises.length)}
          badge={badge}
          rest={rest}
          heading={heading}
          done={restCopy.values(formatSets([rest.after], unitOf(state, rest.after.part)), rest.after.reserve)}
          next={{
            title: isSameExercise
              ? restCopy.nextSet(ordinal(step.number))
              : restCopy.nextExercise(nameOf(step.exercise.exercise)),
            text: target,
          }}
          onCorrect={() => setCorrection(correctionOf(state, rest.after.part, rest.after.number))}
          onPain={() => setSheet({ kind: "pain", part: rest.after.part })}
        />
      ) : (
        <SetScreen
          key={key}
          session={session.id}
          badge={badge}
          notice={notice}
          exercises={exercises}
          position={shown.position}
          number={shown.number}
          words={wordsOf(exercise.exercise)}
          sore={soreOf(exercise.exercise)}
          last={lastTimeOf(exercise.exercise)}
          isCorrection={correction !== null}
          heading={heading}
          onConclude={(values) => {
            const done = exercise.done.find((set) => set.number === shown.number);
            setCorrection(null);
            save(
              done ? changeSet(done, values) : concludeSet({ workout, state }, exercise, shown.number, values, now()),
            );
          }}
          onCorrect={(number) => setCorrection({ position: shown.position, number })}
          onCancel={() => setCorrection(null)}
          onPain={() => setSheet({ kind: "pain", part: exercise.part })}
          onSwap={() => setSheet({ kind: "swap", part: exercise.part })}
          onHow={() => setSheet({ kind: "how", part: exercise.part })}
        />
      )}
      <Sheets open={sheet} context={context} running={{ workout, state }} save={save} onClose={() => setSheet(null)} />
    </>
  );
}

const unitOf = ({ exercises }: WorkoutState, part: string) =>
  exercises.find((exercise) => exercise.part === part)?.unit ?? "reps";

const correctionOf = ({ exercises }: WorkoutState, part: string, number: number): Correction => ({
  position: exercises.findIndex((exercise) => exercise.part === part),
  number,
});
