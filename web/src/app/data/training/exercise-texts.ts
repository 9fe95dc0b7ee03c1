import type { Exercise } from "@app/engine/training/library/exercise";
import { lazyPart, useLazyPart } from "../../../ui/overlays/lazy-part.ts";

/** Every exercise with its facts and what a member reads of it, by id. */
export type ExerciseTexts = Readonly<Record<string, Exercise>>;

/** A chunk of its own (33 kB of gzip), which the service worker keeps with the screens. */
export const exercisesPart = lazyPart(async (): Promise<ExerciseTexts> => {
  const { exercises } = await import("@app/engine/training/library/library");
  return Object.fromEntries(exercises.map((exercise) => [exercise.id, exercise]));
});

export const loadExerciseTexts = (): Promise<ExerciseTexts> => exercisesPart.load();

/** Undefined while they load. A newer plan may name an exercise that this build does not know. */
export function useExerciseTexts(): ExerciseTexts | undefined {
  const loaded = useLazyPart(exercisesPart);
  return loaded.state === "loaded" ? loaded.Part : undefined;
}
