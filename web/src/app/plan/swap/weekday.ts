import { nameOfDay } from "../../../ui/navigation/calendar-days.ts";

/** "quinta", of "2026-11-12". */
export const weekdayOf = (day: string): string => (nameOfDay(day).split(",")[0] ?? "").replace("-feira", "");
