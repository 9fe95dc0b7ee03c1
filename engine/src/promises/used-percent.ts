import type { PromiseStory } from "./promise.ts";
import { promiseRules } from "./promise-kinds.ts";
import { nextOpening, type ServiceHours } from "./service-clock.ts";
import { serviceTimeBetween } from "./service-time.ts";

const HOUR_MS = 3_600_000;

/** Steps in which the used time is published, and the last one: "more than half as long again". */
export const PERCENT_STEP = 5;
export const MOST_PERCENT = 155;

export type SettledPromise = Pick<PromiseStory, "kind" | "startsAt" | "hours"> & {
  /** With the pauses that counted. */
  dueAt: Date;
  /** null: broken, and never fulfilled. */
  fulfilledAt: Date | null;
};

/**
 * How much of the promised time had passed at the fulfilment, in the clock of its kind. Rounded up, so that no figure made
 * of it is better than the truth: up to 100 it was in time, above it was late.
 */
export function usedPercent({ dueAt, fulfilledAt, ...promise }: SettledPromise, hours: ServiceHours): number {
  if (!fulfilledAt) return MOST_PERCENT;
  const due = dueAt.getTime();
  const fulfilled = fulfilledAt.getTime();
  const isService = promiseRules.content.kinds[promise.kind].clock === "service";
  const between = (from: number, to: number) => (isService ? serviceTimeBetween(hours, from, to) : to - from);
  const length = lengthOf({ dueAt, ...promise }, hours);
  const used = fulfilled <= due ? length - between(fulfilled, due) : length + between(due, fulfilled);
  const percent = Math.ceil((used / length) * (100 / PERCENT_STEP)) * PERCENT_STEP;
  return fulfilled <= due
    ? Math.min(Math.max(percent, PERCENT_STEP), 100)
    : Math.min(Math.max(percent, 100 + PERCENT_STEP), MOST_PERCENT);
}

/** The promised time in milliseconds of its own clock. Those that end at an opening hour are as long as they were made. */
function lengthOf(promise: Omit<SettledPromise, "fulfilledAt">, hours: ServiceHours): number {
  const rule = promiseRules.content.kinds[promise.kind];
  const start = promise.startsAt.getTime();
  if (rule.clock === "service-days") return promise.dueAt.getTime() - start;
  if (rule.clock === "opening") return promise.dueAt.getTime() - nextOpening(hours, start);
  return rule.length === "stated" ? (promise.hours ?? 24) * HOUR_MS : rule.length;
}
