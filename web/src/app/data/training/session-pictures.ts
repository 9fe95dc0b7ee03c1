import type { Exercise } from "@app/engine/training/library/exercise";
import { drawingOf, isDrawn } from "../../../ui/figure/exercise-figure.tsx";
import type { ExerciseTexts } from "./exercise-texts.ts";

type Session = { id: string; exercises: readonly { exercise: string }[] };

/** The exercise whose drawing stands for each session: one that is drawn itself, and not the picture of another session. */
export function sessionPictures(sessions: readonly Session[], texts: ExerciseTexts): Map<string, Exercise> {
  const pictures = new Map<string, Exercise>();
  for (const { id, exercises } of sessions) {
    const known = exercises.flatMap(({ exercise }) => texts[exercise] ?? []);
    const used = new Set([...pictures.values()].map(drawingOf));
    const fresh = known.filter((exercise) => !used.has(drawingOf(exercise)));
    const best = fresh.find((exercise) => isDrawn(exercise.id)) ?? fresh[0] ?? known[0];
    if (best) pictures.set(id, best);
  }
  return pictures;
}
