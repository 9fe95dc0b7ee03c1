import { type Exclusions, NO_EXCLUSIONS } from "../../exclusions/exclusions.ts";
import { excludedIn } from "../../exclusions/food-mentions.ts";
import type { Exercise, Region } from "../../training/library/exercise.ts";
import { exercisesIn } from "../../training/library/exercise-mentions.ts";

/** What may not be proposed to a member. */
export type Limits = {
  readonly exclusions: Exclusions;
  /** The region that hurts and that a movement asks more of than it may; undefined: none. */
  readonly overloads: (movement: Pick<Exercise, "joints">) => Region | undefined;
};

export const NO_LIMITS: Limits = { exclusions: NO_EXCLUSIONS, overloads: () => undefined };

/** Whether a sentence proposes a food that the member does not eat. */
export const proposesExcluded = (sentence: string, { exclusions }: Limits): boolean =>
  excludedIn(sentence, exclusions).length > 0;

/** Whether it proposes an exercise for a region that hurts; of a whole family one such exercise is enough. */
export const proposesLoaded = (sentence: string, { overloads }: Limits): boolean =>
  exercisesIn(sentence).some(({ movements }) => movements.some((movement) => overloads(movement) !== undefined));
