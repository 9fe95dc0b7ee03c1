import { day, time } from "../dates.ts";

const DAY_MS = 86_400_000;

/** "hoje às 14h05", "ontem às 23h10", "em 10/11/2026": as one would say it. */
export function saidWhen(at: string, now: Date): string {
  const then = day(at);
  if (then === day(now.toISOString())) return `hoje às ${time(at)}`;
  if (then === day(new Date(now.getTime() - DAY_MS).toISOString())) return `ontem às ${time(at)}`;
  return `em ${then}`;
}
