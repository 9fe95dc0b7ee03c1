import type { Db } from "../../platform/database/db.ts";
import { type DayRange, type Entry, listLogged } from "./entered-store.ts";

export type { Entry } from "./entered-store.ts";

export type LoggedDay = {
  day: string;
  /** Each with its first entry. */
  meals: Entry[];
  /** "Dia completo", and "hoje deu ruim". */
  complete: Entry | null;
  bad: Entry | null;
};

/** The days of a member's diary and when they were written, oldest first. Nothing of what was eaten. */
export async function listLoggedDays(db: Db, accountId: string, range: DayRange): Promise<LoggedDay[]> {
  const byDay = Map.groupBy(await listLogged(db, accountId, range), ({ day }) => day);
  return [...byDay].map(([day, logged]) => {
    const entriesOf = (what: string): Entry[] => logged.filter((one) => one.what === what);
    return {
      day,
      meals: entriesOf("meal"),
      complete: entriesOf("complete")[0] ?? null,
      bad: entriesOf("bad")[0] ?? null,
    };
  });
}
