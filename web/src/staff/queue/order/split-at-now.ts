import type { QueueItem, QueuePromise } from "@app/contract/staff/queue";

/** Above the bob what is flagged or late, below it what still has time, then what was put off; each in its given order. */
export function splitAtNow(
  items: readonly QueueItem[],
  now: number,
): { above: QueueItem[]; below: QueueItem[]; postponed: QueueItem[] } {
  const postponed = items.filter((item) => isPostponed(item, now));
  const waiting = items.filter((item) => !isPostponed(item, now));
  return {
    above: waiting.filter((item) => isFlagged(item) || isLate(item, now)),
    below: waiting.filter((item) => !isFlagged(item) && !isLate(item, now)),
    postponed,
  };
}

export const isFlagged = ({ kind }: QueueItem): boolean => kind === "alert";

export const isLate = ({ promises }: QueueItem, now: number): boolean =>
  promises.some((promise) => promiseStateOf(promise, now) === "late");

export const isPostponed = ({ postponedUntil }: QueueItem, now: number): boolean =>
  postponedUntil !== null && Date.parse(postponedUntil) > now;

/** Under this share of its time a promise is short. */
const SHORT = 0.25;

/** A running promise becomes late by the clock, also before the server's next answer. */
export function promiseStateOf(
  { state, dueAt, left }: QueuePromise,
  now: number,
): "running" | "short" | "late" | "paused" {
  if (state === "paused") return "paused";
  if (state === "late" || Date.parse(dueAt) < now) return "late";
  return left < SHORT ? "short" : "running";
}

/** Whose task it is just now; an expired lease is none. */
export const claimOf = ({ claim }: QueueItem, now: number): QueueItem["claim"] =>
  claim && Date.parse(claim.until) > now ? claim : null;
