import type { WorkoutHistory } from "@app/contract/workouts";
import { PAIN_ENDS_SESSION, PAIN_STOPS_EXERCISE } from "@app/contract/workouts";
import type { Day } from "../../promises/local-time.ts";
import { type GradedReturn, mayCarry } from "../graded-return/graded-return.ts";
import { REGIONS, type Region, TOUCHING_LOAD } from "../library/exercise.ts";
import type { FactsOf } from "./progression-facts.ts";

export type Pain = {
  readonly exercise: string;
  /** As it was said; `outra` is no column of the library. */
  readonly region: string;
  /** Every exercise that asks anything of the region waits for the trainer. */
  readonly blocksRegion: boolean;
};

/** Pain that the trainer has not read: since the plan began, and since they last looked. */
export const painsOf = (workouts: readonly WorkoutHistory[], startsOn: Day, readUntil: Day | undefined): Pain[] =>
  workouts
    .filter(({ session }) => session.day >= startsOn && (readUntil === undefined || session.day > readUntil))
    .flatMap(({ stops }) =>
      stops.flatMap(({ exercise, pain }) =>
        pain && pain.level >= PAIN_STOPS_EXERCISE
          ? [{ exercise, region: pain.region, blocksRegion: pain.level >= PAIN_ENDS_SESSION }]
          : [],
      ),
    );

/** The pain that keeps a member from an exercise. */
export const painOf = (exercise: string, pains: readonly Pain[], facts: FactsOf): Pain | undefined =>
  pains.find((pain) => pain.exercise === exercise) ??
  pains.find((pain) => pain.blocksRegion && asksOfRegion(exercise, pain, facts));

/** The first that neither hurt nor asks of a region that hurts what it may not. */
export const painlessOf = (exercises: readonly string[], pains: readonly Pain[], facts: FactsOf): string | undefined =>
  exercises.find((exercise) =>
    pains.every((pain) => pain.exercise !== exercise && !asksOfRegion(exercise, pain, facts)),
  );

/** The region whose return has not come as far as the exercise asks. What is not known might ask of it. */
export const heldBackBy = (
  exercise: string,
  returns: readonly GradedReturn[] = [],
  facts: FactsOf,
): GradedReturn | undefined => {
  const known = facts(exercise);
  return returns.find((one) => !known || !mayCarry(one, known));
};

const isRegion = (region: string): region is Region => REGIONS.some((one) => one === region);

/** Little already where it is blocked. What is not known might ask of it. */
function asksOfRegion(exercise: string, { region, blocksRegion }: Pain, facts: FactsOf): boolean {
  const known = facts(exercise);
  return !known || (isRegion(region) && known.joints[region] >= (blocksRegion ? 1 : TOUCHING_LOAD));
}
