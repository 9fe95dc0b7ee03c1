import type { StoredWorkout, WorkoutRecords } from "../../data/workout-records/workout-records.ts";

/** A workout that was left open longer ago is not gone on with. */
const MAX_OPEN_MS = 6 * 3_600_000;

type Sought = { plan: number; session: string; day: string; now: number };

/** The workout that the screen is about: today's, or the one that was still open when the day changed. */
export function currentWorkout(
  { workouts }: WorkoutRecords,
  { plan, session, day, now }: Sought,
): StoredWorkout | undefined {
  const own = workouts.filter((workout) => workout.session.plan === plan && workout.session.id === session);
  const isOpen = ({ startedAt, end }: StoredWorkout) => end === null && now - Date.parse(startedAt) < MAX_OPEN_MS;
  return own.find((workout) => workout.session.day === day) ?? own.find(isOpen);
}
