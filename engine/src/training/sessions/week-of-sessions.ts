import type { WorkoutsView } from "@app/contract/workouts";

type Done = Pick<WorkoutsView["done"][number], "session" | "day">;
/** Of a plan: the ids of its sessions, in their turn. */
type Planned = {
  readonly training: {
    readonly sessions: readonly { readonly id: string }[];
    /** From 0 for Monday: sessions come on these. */
    readonly weekdays?: readonly number[] | undefined;
  } | null;
};

/** A session of this week: on which day it comes, or on which it was done. */
export type WeekSession = { id: string; day: string; isDone: boolean };

const WEEK = 7;
const DAY_MS = 86_400_000;

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % WEEK;

/** The Monday of the day's week. */
const weekOf = (day: string): string => addDays(day, -weekdayOf(day));

/**
 * What was done since Monday, then the sessions that are left, in turn after the last one and with days of rest between
 * them. A session that was left alone yesterday is today's: nothing is missed, and no two are owed on one day.
 */
export function weekOfSessions({ training }: Planned, { done }: { done: readonly Done[] }, day: string): WeekSession[] {
  const ids = training?.sessions.map(({ id }) => id) ?? [];
  const trained = done.filter(({ session }) => ids.includes(session)).sort((a, b) => (a.day < b.day ? -1 : 1));
  const monday = weekOf(day);
  const thisWeek = trained.filter((one) => one.day >= monday && one.day <= day).slice(-ids.length);
  const left = ids.length - thisWeek.length;
  const chosen = spreadDays(training?.weekdays ?? [], ids.length);
  const first = firstDay(chosen ? WEEK : ids.length, left, trained.at(-1)?.day, day);
  const turn = trained.length === 0 ? 0 : ids.indexOf(trained.at(-1)?.session ?? "") + 1;
  // With none left, the first of next week stands at the end.
  const ahead = Array.from({ length: Math.max(left, ids.length > 0 ? 1 : 0) }, (_, index) => ({
    id: ids[(turn + index) % ids.length] ?? "",
    day: chosen ? dayAmong(chosen, first, index) : addDays(first, Math.floor((index * WEEK) / ids.length)),
    isDone: false,
  }));
  return [...thisWeek.map(({ session, day: on }) => ({ id: session, day: on, isDone: true })), ...ahead];
}

/** As many of the chosen weekdays as there are sessions, the most apart; undefined: too few were chosen. */
function spreadDays(weekdays: readonly number[], count: number): readonly number[] | undefined {
  if (count === 0 || weekdays.length < count) return undefined;
  const restOf = (days: readonly number[]) =>
    days.map((day, index) => ((days[index + 1] ?? (days[0] ?? 0) + WEEK) - day) ** 2).reduce((sum, rest) => sum + rest);
  return subsetsOf(weekdays, count).reduce((best, days) => (restOf(days) < restOf(best) ? days : best));
}

/** In their order: the first of equally good ones begins earliest in the week. */
function subsetsOf([first, ...others]: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...subsetsOf(others, count - 1).map((rest) => [first, ...rest]), ...subsetsOf(others, count)];
}

/** The nth of the chosen weekdays from a day on. */
function dayAmong(weekdays: readonly number[], from: string, index: number): string {
  const start = weekdayOf(from);
  const waits = weekdays.map((weekday) => (weekday - start + WEEK) % WEEK).sort((a, b) => a - b);
  return addDays(from, (waits[index % waits.length] ?? 0) + WEEK * Math.floor(index / waits.length));
}

/** Today, unless the last one asks for rest or the week has had all of its sessions. */
function firstDay(count: number, left: number, last: string | undefined, today: string): string {
  const rested = last === undefined ? today : addDays(last, Math.max(1, Math.floor(WEEK / count)));
  const earliest = left > 0 ? today : addDays(weekOf(today), WEEK);
  return rested > earliest ? rested : earliest;
}

/** The session that comes next, and its day; null: the plan has none. */
export function todaysSession(
  plan: Planned,
  workouts: { done: readonly Done[] },
  day: string,
): { id: string; day: string } | null {
  const next = weekOfSessions(plan, workouts, day).find(({ isDone }) => !isDone);
  return next ? { id: next.id, day: next.day } : null;
}
