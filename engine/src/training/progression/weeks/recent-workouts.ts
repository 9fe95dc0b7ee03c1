import type { WorkoutHistory } from "@app/contract/workouts";
import { addDays, type Day } from "../../../promises/local-time.ts";
import { progressionRules } from "../progression-rules.ts";

/** The first day that is read. */
export const windowStart = (today: Day): Day => addDays(today, -7 * progressionRules.content.historyWeeks);

/** Workouts of the last twelve weeks, the newest first, whatever their order was. */
export function recentWorkouts(history: readonly WorkoutHistory[], today: Day): WorkoutHistory[] {
  const first = windowStart(today);
  return history
    .filter(({ session }) => session.day >= first && session.day <= today)
    .map((workout) => ({ workout, order: orderOf(workout) }))
    .sort((a, b) => (a.order < b.order ? 1 : -1))
    .map(({ workout }) => workout);
}

const orderOf = ({ session: { day, id, plan }, end }: WorkoutHistory): string =>
  `${day} ${end?.at ?? ""} ${id} ${String(plan).padStart(6, "0")}`;
