import type { Exercise } from "@app/engine/training/library/exercise";
import { howCopy as copy } from "../../../content/app/workout/sheets.ts";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import type { Edit } from "../../sync/core/edit.ts";
import { finishWorkout, type Running, skipExercise, stopForPain } from "../model/workout-actions.ts";
import type { WorkoutContext } from "../workout-context.ts";
import { PainSheet } from "./pain-sheet.tsx";
import styles from "./sheets.module.css";
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

/** How the exercise is done, in a few lines, without leaving the set. */
function HowSheet({ words, onClose }: { words: Exercise; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={words.name} text={words.plumb}>
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className={styles.facts}>
        <dt>{copy.breathe}</dt>
        <dd>{words.breathing}</dd>
        <dt>{copy.feel}</dt>
        <dd>{words.feel}</dd>
        <dt>{copy.stopIf}</dt>
        <dd>{words.stopIf}</dd>
      </dl>
    </Sheet>
  );
}
