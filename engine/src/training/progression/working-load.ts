import type { Day } from "../../promises/local-time.ts";
import type { Attempt } from "./attempt.ts";
import { progressionRules } from "./progression-rules.ts";
import type { BlockWeek } from "./weeks/block-weeks.ts";
import { daysBetween } from "./weeks/calendar.ts";

const { rise, gap: gapRules } = progressionRules.content;

export type Gap = { readonly monday: Day; readonly isRestart: boolean };

/** What an exercise stands at, from what was done of it. All lists begin with the newest. */
export type Working = {
  /** Null: never said. */
  readonly kg: number | null;
  /** Known from light weeks alone: it is not lowered again. */
  readonly isReduced: boolean;
  readonly isNew: boolean;
  /** Not done since the last gap. */
  readonly isReturning: boolean;
  /** Attempts in a row that decide: outside light weeks, since the last gap, nothing else of its ladder between them. */
  readonly recent: readonly Attempt[];
  /** All that count for its load. */
  readonly steady: readonly Attempt[];
};

/** The last time that the member came back, of the weeks until today. */
export function lastGap(weeks: readonly BlockWeek[]): Gap | null {
  const returns = weeks.filter(({ kind, isExtended }) => kind === "return" && !isExtended);
  const last = returns.at(-1);
  return last ? { monday: last.monday, isRestart: last.gap > gapRules.restartDays } : null;
}

/** `family`: attempts at the exercise and at the other rungs of its ladder, the newest first. */
export function workingOf(exercise: string, family: readonly Attempt[], gap: Gap | null): Working {
  const own = family.filter((attempt) => attempt.exercise === exercise);
  const since = own.filter(({ day }) => gap === null || day >= gap.monday);
  // After a long gap the loads before it are no measure any more.
  const counted = gap?.isRestart && since.length > 0 ? since : own;
  const steady = counted.filter(({ isLight }) => !isLight);
  const deciding = family.filter(({ isLight, day }) => !isLight && (gap === null || day >= gap.monday));
  const end = deciding.findIndex((attempt) => attempt.exercise !== exercise);
  return {
    kg: loadOf(steady) ?? loadOf(counted),
    isReduced: loadOf(steady) === null,
    isNew: own.length === 0,
    isReturning: own.length > 0 && since.length === 0,
    recent: end === -1 ? deciding : deciding.slice(0, end),
    steady,
  };
}

/** The load before the last seven days; of an exercise that is newer than that its first one. */
export function loadAWeekAgo({ steady }: Working, today: Day): number | null {
  const known = steady.filter(({ kg }) => kg !== null);
  return (known.find(({ day }) => daysBetween(day, today) >= rise.days) ?? known.at(-1))?.kg ?? null;
}

const loadOf = (attempts: readonly Attempt[]): number | null => attempts.find(({ kg }) => kg !== null)?.kg ?? null;
