import type { Db } from "../../platform/database/db.ts";
import { type DayRange, listLogged } from "./entered-store.ts";

export type LoggedDay = {
  day: string;
  /** When each meal was first entered, the earliest first. */
  meals: Date[];
  /** "Dia completo", and "hoje deu ruim". */
  completeAt: Date | null;
  badAt: Date | null;
};

/** The days of a member's diary and when they were written, oldest first. Nothing of what was eaten. */
export async function listLoggedDays(db: Db, accountId: string, range: DayRange): Promise<LoggedDay[]> {
  const byDay = Map.groupBy(await listLogged(db, accountId, range), ({ day }) => day);
  return [...byDay].map(([day, logged]) => {
    const timesOf = (what: string) => logged.filter((one) => one.what === what).map(({ enteredAt }) => enteredAt);
    return {
      day,
      meals: timesOf("meal"),
      completeAt: timesOf("complete")[0] ?? null,
      badAt: timesOf("bad")[0] ?? null,
    };
  });
}
