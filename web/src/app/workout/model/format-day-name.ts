import { nameOfDay } from "../../../ui/navigation/calendar-days.ts";

const DAY_MS = 86_400_000;

/** "terça" within a week, "3/11" before it, as seen on `today`. */
export function formatDayName(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  const [weekday = ""] = nameOfDay(day).split(",");
  return days < 7 ? weekday.replace("-feira", "") : `${Number(day.slice(8))}/${day.slice(5, 7)}`;
}
