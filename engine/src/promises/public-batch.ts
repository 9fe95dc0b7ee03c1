import { addDays, type Day } from "./local-time.ts";
import type { PromiseKind } from "./promise-kinds.ts";
import { type CaseLine, linesOf, MIN_CASES, type Period, type PublicCase, type PublicLine } from "./public-lines.ts";

/**
 * Cases of a kind enter the published lines, grow old and leave them this many at a time. Whoever compares the files of two
 * nights finds at least so many new ones, never the one that an acquaintance had yesterday.
 */
export const MIN_BATCH_CASES = MIN_CASES;
export const WINDOW_DAYS = 90;
const RECENT_DAYS = 30;
/** A promise that is broken and still owed may earn more days of credit: its batch waits for it, but no longer than this. */
const MAX_WAIT_DAYS = 10;

/** `day`: when it was kept or broken, in the service's zone. `isFinal`: its credit grows no more. */
export type SettledCase = PublicCase & { day: Day; isFinal: boolean };

/** Whole days, from its first case to its last one. Closed once, and never changed after. */
export type Batch = { kind: PromiseKind; fromDay: Day; toDay: Day; lines: readonly CaseLine[] };

/** The batches of a kind that can be closed on the morning of `today`, from the cases that are in none. */
export function closeBatches(kind: PromiseKind, cases: readonly SettledCase[], today: Day): Batch[] {
  const isSettled = ({ isFinal, day }: SettledCase) => isFinal || day <= addDays(today, -MAX_WAIT_DAYS);
  const days = [...new Set(cases.map(({ day }) => day))].sort().filter((day) => day < today);
  const batches: Batch[] = [];
  let waiting: SettledCase[] = [];
  for (const day of days) {
    waiting.push(...cases.filter((one) => one.day === day));
    const [{ day: fromDay } = { day }] = waiting;
    if (waiting.length < MIN_BATCH_CASES) continue;
    if (!waiting.every(isSettled)) break;
    batches.push({ kind, fromDay, toDay: day, lines: linesOf(waiting) });
    waiting = [];
  }
  return batches;
}

/** A batch is recent, older or gone as a whole: no case of a window lies outside of it. */
export const linesOn = (batches: readonly Batch[], today: Day): PublicLine[] =>
  batches.flatMap(({ kind, fromDay, lines }) => {
    const period = periodOf(fromDay, today);
    return period ? lines.map((line) => ({ ...line, kind, period })) : [];
  });

function periodOf(fromDay: Day, today: Day): Period | undefined {
  if (fromDay >= addDays(today, -RECENT_DAYS)) return 30;
  return fromDay >= addDays(today, -WINDOW_DAYS) ? 90 : undefined;
}
