import { nameOfDay } from "../../../ui/navigation/calendar-days.ts";

/** "quinta", of "2026-11-12". */
export const weekdayOf = (day: string): string => (nameOfDay(day).split(",")[0] ?? "").replace("-feira", "");

/** "12/11" */
export const shortDate = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

/** "quinta, 12/11" */
export const formatDay = (day: string): string => `${weekdayOf(day)}, ${shortDate(day)}`;

/** "Quinta, 12/11" */
export function formatDayTitle(day: string): string {
  const text = formatDay(day);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
