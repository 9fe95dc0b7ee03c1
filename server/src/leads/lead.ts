import type { CallPromise } from "@app/contract/landings";
import { addServiceMinutes, nextOpening, type ServiceHours } from "./service-hours.ts";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Five minutes are minutes in which the team is there. Twenty-four hours are a day by everybody's clock, counted from
 * the moment the team is there and never ending while it is not.
 */
export function dueTime(hours: ServiceHours, promise: CallPromise, askedAt: Date): Date {
  if (promise === "5-minutes") return addServiceMinutes(hours, askedAt, 5);
  return nextOpening(hours, new Date(nextOpening(hours, askedAt).getTime() + DAY_MS));
}
