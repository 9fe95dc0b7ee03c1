import { BLOCK_WEEKS } from "@app/contract/plan-training";
import type { WorkoutHistory, WorkoutsView } from "@app/contract/workouts";
import type { TrainingLevel } from "../../../intake/facts/activity.ts";
import { addDays, type Day } from "../../../promises/local-time.ts";
import { progressionRules } from "../progression-rules.ts";
import { daysBetween, daysSinceMonday, mondayOf } from "./calendar.ts";
import { isTired, type WeekSignals } from "./deload-signals.ts";
import { recentWorkouts, windowStart } from "./recent-workouts.ts";

export type BlockInput = {
  /** The first day of the plan whose training half is in force. */
  readonly startsOn: Day;
  readonly workouts: readonly WorkoutHistory[];
  readonly level: TrainingLevel;
  readonly today: Day;
  readonly signals?: readonly WeekSignals[];
};

export type BlockWeek = WorkoutsView["week"] & {
  readonly monday: Day;
  readonly isTrained: boolean;
  /** Days without a workout before this week's first one. */
  readonly gap: number;
  /** The second week of a late return. */
  readonly isExtended: boolean;
  /** Weeks with a workout since the last light week, this one included, and the Monday of the first of them. */
  readonly run: { readonly weeks: number; readonly since: Day };
};

const { deload, gap: gapRules } = progressionRules.content;

/**
 * The weeks of the block until today. A light week and a week without a workout do not count: the next one has their number.
 * After the last week its sets and reserve stay until people make a new block.
 */
export function blockWeeks(input: BlockInput): BlockWeek[] {
  const calendar = calendarOf(input);
  const weeks: BlockWeek[] = [];
  for (let monday = calendar.first; monday <= input.today; ) {
    const after = addDays(monday, 7);
    weeks.push(nextWeek({ monday, after }, weeks.at(-1), calendar, input));
    monday = after;
  }
  return weeks;
}

type Calendar = {
  readonly first: Day;
  /** Weeks that begin before it are not in the history: they count as trained. */
  readonly seenFrom: Day;
  readonly workouts: readonly WorkoutHistory[];
  /** Days with a workout, in order. */
  readonly days: readonly Day[];
};

function calendarOf({ startsOn, workouts, today }: BlockInput): Calendar {
  const recent = recentWorkouts(workouts, today).filter(({ sets }) => sets.length > 0);
  const days = recent.map(({ session }) => session.day).reverse();
  const seenFrom = windowStart(today);
  const isSeen = startsOn >= seenFrom;
  const firstDay = isSeen ? (days.find((day) => day >= startsOn) ?? today) : startsOn;
  const assumed = isSeen ? [] : [addDays(seenFrom, -1)];
  return { first: mondayOf(firstDay), seenFrom, workouts: recent, days: [...assumed, ...days] };
}

type Week = {
  readonly monday: Day;
  /** The Monday after it. */
  readonly after: Day;
};

function nextWeek(week: Week, before: BlockWeek | undefined, calendar: Calendar, input: BlockInput): BlockWeek {
  const { monday, after } = week;
  const isUnseen = monday < calendar.seenFrom;
  const firstDay = calendar.days.find((day) => day >= monday && day < after);
  const gap = isUnseen
    ? 0
    : gapBefore(monday, firstDay ?? (after > input.today ? input.today : undefined), calendar.days);
  const isExtended = before?.kind === "return" && !before.isExtended && isLate(before.monday, calendar.days);
  const kind = gap > gapRules.days || isExtended ? "return" : isDeload(before, calendar, input) ? "deload" : "planned";
  const isTrained = isUnseen || firstDay !== undefined;
  const isRun = kind === "planned" && isTrained;
  const run = before && before.run.weeks > 0 ? before.run : { weeks: 0, since: monday };
  return {
    monday,
    number: gap > gapRules.restartDays ? 1 : numberAfter(before),
    kind,
    isTrained,
    gap,
    isExtended,
    run: kind === "planned" ? { ...run, weeks: run.weeks + (isRun ? 1 : 0) } : { weeks: 0, since: monday },
  };
}

function numberAfter(before: BlockWeek | undefined): number {
  if (!before) return 1;
  const counts = before.kind === "planned" && before.isTrained;
  return Math.min(BLOCK_WEEKS, before.number + (counts ? 1 : 0));
}

function gapBefore(monday: Day, firstDay: Day | undefined, days: readonly Day[]): number {
  const next = days.findIndex((day) => day >= monday);
  const last = next === -1 ? days.at(-1) : days[next - 1];
  return firstDay && last ? daysBetween(last, firstDay) : 0;
}

/** The member came back so late in the week that little of it was left. */
function isLate(monday: Day, days: readonly Day[]): boolean {
  const firstDay = days.find((day) => day >= monday && day <= addDays(monday, 6));
  return firstDay !== undefined && 7 - daysSinceMonday(firstDay) < gapRules.leastDays;
}

function isDeload(before: BlockWeek | undefined, { workouts }: Calendar, { level, signals = [] }: BlockInput): boolean {
  if (!before || before.run.weeks === 0 || !deload.levels.includes(level)) return false;
  if (before.run.weeks >= deload.everyWeeks - 1) return true;
  return isTired(before.monday, { signals, workouts, since: before.run.since });
}
