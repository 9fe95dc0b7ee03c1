import type { CallPromise } from "@app/contract/landings";
import { DAY_MS } from "../platform/time/durations.ts";
import { addServiceMinutes, nextOpening, type ServiceHours } from "../platform/time/service-hours.ts";

/**
 * Five minutes count only during service hours. Twenty-four hours are calendar hours, counted from the next moment
 * within service hours and never ending outside of them.
 */
export function dueTime(hours: ServiceHours, promise: CallPromise, askedAt: Date): Date {
  if (promise === "5-minutes") return addServiceMinutes(hours, askedAt, 5);
  return nextOpening(hours, new Date(nextOpening(hours, askedAt).getTime() + DAY_MS));
}
