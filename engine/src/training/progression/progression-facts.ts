import type { Equipment } from "../library/equipment.ts";
import type { ExerciseFacts } from "../library/exercise.ts";

/** What the progression knows of an exercise. The device loads the library when it is needed, hence a function. */
export type ProgressionFacts = Pick<ExerciseFacts, "pattern" | "primary" | "secondary" | "load" | "joints"> & {
  readonly equipment: readonly Equipment[];
};
export type FactsOf = (id: string) => ProgressionFacts | undefined;
