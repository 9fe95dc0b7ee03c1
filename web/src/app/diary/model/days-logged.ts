import { addDays } from "../../../ui/navigation/calendar-days.ts";
import type { DiaryRecords } from "../../data/diary/diary-records.ts";

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** On how many of the last seven days there is an entry, today included. */
export const daysLogged = ({ entries }: Pick<DiaryRecords, "entries">, today: string): number =>
  WEEK.filter((ago) => entries.has(addDays(today, -ago))).length;

/** How far back a day is still worth copying. */
const DAYS_BACK = 14;

/** The latest day before this one that has an entry. */
export function dayToCopy({ entries }: Pick<DiaryRecords, "entries">, day: string): string | undefined {
  for (let ago = 1; ago <= DAYS_BACK; ago++) {
    const before = addDays(day, -ago);
    if (entries.has(before)) return before;
  }
  return undefined;
}
