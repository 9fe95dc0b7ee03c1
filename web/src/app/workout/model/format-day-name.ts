import { weekdayName } from "../../shell/format/days.ts";

const DAY_MS = 86_400_000;

/** "terça" within a week, "3/11" before it, as seen on `today`. */
export function formatDayName(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  return days < 7 ? weekdayName(day) : `${Number(day.slice(8))}/${day.slice(5, 7)}`;
}
