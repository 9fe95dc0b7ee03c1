import type { Attempt } from "../attempt.ts";
import { progressionRules } from "../progression-rules.ts";

const { sessions } = progressionRules.content;

export type Goal = {
  readonly count: number;
  /** Null: none to hold. */
  readonly kg: number | null;
  /** A hold has no repetitions to leave: its reserve counts where it is said. */
  readonly needsReserve: boolean;
};

/** Every set that was asked for has this count, at this load, with the reserve of its day. */
export const reaches = ({ isComplete, sets, reserve }: Attempt, goal: Goal): boolean =>
  isComplete &&
  sets.every(
    (set) =>
      set.count >= goal.count &&
      (goal.kg === null || (set.kg !== null && set.kg >= goal.kg)) &&
      (set.reserve === null ? !goal.needsReserve : set.reserve >= reserve),
  );

export const reachesInARow = (recent: readonly Attempt[], goal: Goal): boolean =>
  inARow(recent, (attempt) => reaches(attempt, goal));

/** Only the missing answers to "Quantas ainda daria?" keep it from a step. */
export const lacksReserve = (recent: readonly Attempt[], goal: Goal): boolean =>
  goal.needsReserve && !reachesInARow(recent, goal) && reachesInARow(recent, { ...goal, needsReserve: false });

export type TooHard = "missed" | "effort";

/** Sessions in a row with a set below the range, or with nothing left. A heavier one before a lighter one does not count. */
export function tooHardInARow(recent: readonly Attempt[], least: number): TooHard | null {
  const [newest, ...others] = recent;
  if (!newest || others.slice(0, sessions - 1).some(({ kg }) => (kg ?? 0) > (newest.kg ?? 0))) return null;
  if (!inARow(recent, (attempt) => whyTooHard(attempt, least) !== null)) return null;
  return whyTooHard(newest, least);
}

function whyTooHard({ sets, isPainful }: Attempt, least: number): TooHard | null {
  if (isPainful) return null;
  if (sets.some(({ count }) => count < least)) return "missed";
  return sets.some(({ reserve }) => reserve === 0) ? "effort" : null;
}

const inARow = (recent: readonly Attempt[], holds: (attempt: Attempt) => boolean): boolean =>
  recent.length >= sessions && recent.slice(0, sessions).every(holds);
