import type { PlannedExercise } from "../planned-exercise.ts";
import { programmeRules } from "../programme-rules.ts";

const { warmUpSeconds, changeSeconds, tolerance } = programmeRules.content.time;

/** Warm-up, sets with their rests, and the change to each exercise. */
export const sessionSeconds = (planned: readonly PlannedExercise[]): number =>
  warmUpSeconds +
  changeSeconds * planned.length +
  planned.reduce((sum, one) => sum + one.sets * setSeconds(one), 0) +
  restSeconds(planned);

export const fitsMinutes = (planned: readonly PlannedExercise[], minutes: number): boolean =>
  secondsLeft(planned, minutes) >= 0;

export const secondsLeft = (planned: readonly PlannedExercise[], minutes: number): number =>
  minutes * 60 * (1 + tolerance) - sessionSeconds(planned);

/** What an exercise that is in no pair adds to a session. */
export const exerciseSeconds = (one: PlannedExercise): number =>
  changeSeconds + one.sets * (setSeconds(one) + one.restSeconds);

/** In the middle of the target: some sets end above it, some below. */
function setSeconds({ exercise, target: [least, most] }: PlannedExercise): number {
  const sides = exercise.unilateral ? 2 : 1;
  return ((least + most) / 2) * exercise.repSeconds * sides;
}

/** Alone after every set; of a pair once, the longer of both, as often as the longer of both has sets. */
function restSeconds(planned: readonly PlannedExercise[]): number {
  let seconds = 0;
  for (const one of planned) {
    const other = one.pair === null ? undefined : planned.find(({ pair }) => pair === one.pair);
    if (other === undefined) seconds += one.sets * one.restSeconds;
    else if (other !== one) seconds += Math.max(one.sets, other.sets) * Math.max(one.restSeconds, other.restSeconds);
  }
  return seconds;
}
