import { formatDate, formatTime } from "./dates.ts";

const DAY_MS = 86_400_000;

/** "hoje às 14h05", "ontem às 23h10", "em 10/11/2026": relative to now. */
export function formatRelativeDate(at: string, now: Date): string {
  const then = formatDate(at);
  if (then === formatDate(now.toISOString())) return `hoje às ${formatTime(at)}`;
  if (then === formatDate(new Date(now.getTime() - DAY_MS).toISOString())) return `ontem às ${formatTime(at)}`;
  return `em ${then}`;
}
