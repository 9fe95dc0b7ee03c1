import { addDays, localTimeOf } from "./local-time.ts";
import { type ServiceHours, shiftOn } from "./service-clock.ts";

/** Milliseconds within service hours between two moments; none when the second comes first. */
export function serviceTimeBetween(hours: ServiceHours, from: number, to: number): number {
  let sum = 0;
  const last = localTimeOf(hours.timeZone, to).day;
  for (let { day } = localTimeOf(hours.timeZone, from); day <= last; day = addDays(day, 1)) {
    const shift = shiftOn(hours, day);
    if (shift) sum += Math.max(0, Math.min(to, shift.to) - Math.max(from, shift.from));
  }
  return sum;
}
