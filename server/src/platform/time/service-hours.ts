import type { Brand } from "@app/contract/brand";
import { tz } from "@date-fns/tz";
import { addDays, getDay, set, startOfDay } from "date-fns";
import { addMs, MINUTE_MS } from "./durations.ts";

export type ServiceHours = Brand["serviceHours"];

const DAYS_AHEAD = 14;

/** The moment itself within service hours, otherwise the next opening. */
export function nextOpening(hours: ServiceHours, from: Date): Date {
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const shift = shiftOf(hours, from, ahead);
    if (shift && from < shift.end) return from > shift.start ? from : shift.start;
  }
  throw new Error("brand.json has no service hours in two weeks");
}

/** Only minutes within service hours count. */
export function addServiceMinutes(hours: ServiceHours, from: Date, minutes: number): Date {
  const start = nextOpening(hours, from);
  const { end } = shiftOf(hours, start, 0) ?? { end: start };
  const left = (end.getTime() - start.getTime()) / MINUTE_MS;
  if (minutes <= left) return addMs(start, minutes * MINUTE_MS);
  return addServiceMinutes(hours, end, minutes - left);
}

/** The service hours of the calendar day `ahead` days after `from`. */
function shiftOf(hours: ServiceHours, from: Date, ahead: number): { start: Date; end: Date } | undefined {
  const day = addDays(startOfDay(from, { in: tz(hours.timeZone) }), ahead);
  const weekday = getDay(day);
  const shift = weekday === 0 ? hours.sunday : weekday === 6 ? hours.saturday : hours.weekdays;
  return shift ? { start: at(day, shift[0]), end: at(day, shift[1]) } : undefined;
}

function at(day: Date, time: string): Date {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new Date(set(day, { hours: hour, minutes: minute }).getTime());
}
