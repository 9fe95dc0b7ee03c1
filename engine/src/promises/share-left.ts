import { addDays, localTimeOf } from "./local-time.ts";
import { type PromiseKind, promiseRules } from "./promise-kinds.ts";
import { type ServiceHours, shiftOn } from "./service-clock.ts";

type Running = { kind: PromiseKind; startsAt: Date; dueAt: Date };

/** Of the promised time, how much is left, from 1 to 0, in the clock of its kind. */
export function shareLeft({ kind, startsAt, dueAt }: Running, hours: ServiceHours, now: Date): number {
  const isService = promiseRules.content.kinds[kind].clock === "service";
  const between = isService
    ? (from: number, to: number) => serviceTime(hours, from, to)
    : (from: number, to: number) => to - from;
  const whole = between(startsAt.getTime(), dueAt.getTime());
  const left = between(Math.min(Math.max(now.getTime(), startsAt.getTime()), dueAt.getTime()), dueAt.getTime());
  return whole <= 0 ? 0 : left / whole;
}

/** Milliseconds within service hours between two moments. */
function serviceTime(hours: ServiceHours, from: number, to: number): number {
  let sum = 0;
  const last = localTimeOf(hours.timeZone, to).day;
  for (let day = localTimeOf(hours.timeZone, from).day; day <= last; day = addDays(day, 1)) {
    const shift = shiftOn(hours, day);
    if (shift) sum += Math.max(0, Math.min(shift.to, to) - Math.max(shift.from, from));
  }
  return sum;
}
