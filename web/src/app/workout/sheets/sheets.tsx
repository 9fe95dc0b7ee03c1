import type { Edit } from "../../sync/core/edit.ts";
import type { Running } from "../model/workout-actions.ts";
import { finishWorkout, skipExercise, stopForPain } from "../model/workout-actions.ts";
import type { WorkoutContext } from "../workout-context.ts";
import { HowSheet } from "./how-sheet.tsx";
import { PainSheet } from "./pain-sheet.tsx";
import { SwapSheet } from "./swap-sheet.tsx";

export type OpenSheet = { kind: "pain" | "swap" | "how"; part: string };

type SheetsProps = {
  open: OpenSheet | null;
  context: WorkoutContext;
  running: Running;
  save: (edits: readonly Edit[]) => void;
  onClose: () => void;
};

/** The sheet over the set or the rest, about one exercise. Closing it changes nothing. */
export function Sheets({ open, context, running, save, onClose }: SheetsProps) {
  const exercise = running.state.exercises.find(({ part }) => part === open?.part);
  const words = exercise && context.wordsOf(exercise.exercise);
  if (!open || !exercise) return null;
  const now = () => new Date().toISOString();
  if (open.kind === "how") return words ? <HowSheet words={words} onClose={onClose} /> : null;
  if (open.kind === "swap")
    return (
      <SwapSheet
        exercise={exercise}
        wordsOf={context.wordsOf}
        onSwap={(takes) => save(context.swapEdits(exercise.part, takes))}
        onSkip={(because) => save(skipExercise(running, exercise, because, now()))}
        onEnd={() => save(finishWorkout(running.workout, "time", now()))}
        onClose={onClose}
      />
    );
  return (
    <PainSheet
      exercise={exercise}
      wordsOf={context.wordsOf}
      onStop={(pain, then) =>
        save([
          ...stopForPain(running, exercise, pain, then.kind, now()),
          ...(then.kind === "swap" ? context.swapEdits(exercise.part, then.takes) : []),
        ])
      }
      onClose={onClose}
    />
  );
}
