import type { WorkoutHistory } from "@app/contract/workouts";
import { addDays, type Day } from "../../promises/local-time.ts";
import { progressionRules } from "./progression-rules.ts";

/** The first day that is read. */
export const windowStart = (today: Day): Day => addDays(today, -7 * progressionRules.content.historyWeeks);

/** Workouts of the last twelve weeks, the newest first, whatever their order was. */
export const recentWorkouts = (history: readonly WorkoutHistory[], today: Day): WorkoutHistory[] =>
  history
    .filter(({ session }) => session.day >= windowStart(today) && session.day <= today)
    .sort((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1));

const orderOf = ({ session: { day, id, plan }, end }: WorkoutHistory): string =>
  [day, end?.at ?? "", id, String(plan).padStart(6, "0")].join(" ");
