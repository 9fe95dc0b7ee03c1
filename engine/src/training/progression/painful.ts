import type { WorkoutHistory } from "@app/contract/workouts";
import { PAIN_ENDS_SESSION, PAIN_STOPS_EXERCISE } from "@app/contract/workouts";
import type { Day } from "../../promises/local-time.ts";
import { REGIONS, type Region, touches } from "../library/exercise.ts";
import type { FactsOf } from "./progression-facts.ts";

export type Pain = {
  readonly exercise: string;
  /** As it was said; `outra` is no column of the library. */
  readonly region: string;
  /** Every exercise that touches the region waits for the trainer. */
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
  pains.find((pain) => pain.blocksRegion && touchesRegion(exercise, pain.region, facts));

/** The first that neither hurt nor touches a region that hurts. */
export const painlessOf = (exercises: readonly string[], pains: readonly Pain[], facts: FactsOf): string | undefined =>
  exercises.find((exercise) =>
    pains.every((pain) => pain.exercise !== exercise && !touchesRegion(exercise, pain.region, facts)),
  );

const isRegion = (region: string): region is Region => REGIONS.some((one) => one === region);

/** What is not known might touch it. */
function touchesRegion(exercise: string, region: string, facts: FactsOf): boolean {
  const known = facts(exercise);
  return !known || (isRegion(region) && touches(known, region));
}
