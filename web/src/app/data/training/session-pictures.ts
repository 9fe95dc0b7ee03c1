import type { Exercise } from "@app/engine/training/library/exercise";
import type { ExerciseTexts } from "./exercise-texts.ts";

type Session = { id: string; exercises: readonly { exercise: string }[] };

/** The exercise whose drawing stands for each session: where it can be, not the picture of another session. */
export function sessionPictures(sessions: readonly Session[], texts: ExerciseTexts): Map<string, Exercise> {
  const pictures = new Map<string, Exercise>();
  for (const { id, exercises } of sessions) {
    const known = exercises.flatMap(({ exercise }) => texts[exercise] ?? []);
    const used = new Set([...pictures.values()].map((exercise) => exercise.id));
    const best = known.find((exercise) => !used.has(exercise.id)) ?? known[0];
    if (best) pictures.set(id, best);
  }
  return pictures;
}
