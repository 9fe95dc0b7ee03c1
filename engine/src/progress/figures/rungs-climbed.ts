import type { WorkoutHistory } from "@app/contract/workouts";
import type { Exercise } from "../../training/library/exercise.ts";
import { ladderOf } from "../../training/library/ladder.ts";
import { findExercise } from "../../training/library/library.ts";
import { isWithin, type Period } from "./period.ts";

export type Climb = { readonly from: Exercise; readonly to: Exercise };

/** Ladders whose hardest rung so far was done for the first time in the period. */
export function rungsClimbed(workouts: readonly WorkoutHistory[], period: Period): Climb[] {
  const before = hardest(workouts.filter(({ session }) => session.day < period.from));
  const during = hardest(workouts.filter(({ session }) => isWithin(session.day, period)));
  return [...during].flatMap(([ladder, to]) => {
    const from = before.get(ladder);
    return from && rungOf(to) > rungOf(from) ? [{ from, to }] : [];
  });
}

function hardest(workouts: readonly WorkoutHistory[]): Map<string, Exercise> {
  const byLadder = new Map<string, Exercise>();
  for (const { exercise: id, count } of workouts.flatMap(({ sets }) => sets)) {
    const exercise = count > 0 ? findExercise(id) : undefined;
    if (!exercise?.ladder) continue;
    const known = byLadder.get(exercise.ladder);
    if (!known || rungOf(exercise) > rungOf(known)) byLadder.set(exercise.ladder, exercise);
  }
  return byLadder;
}

const rungOf = (exercise: Exercise): number => ladderOf(exercise).findIndex(({ id }) => id === exercise.id);
