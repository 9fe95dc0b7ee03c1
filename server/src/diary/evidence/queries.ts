import { brand } from "@app/contract/brand";
import { addDays, localTimeOf, momentOf } from "@app/engine/promises/local-time";
import type { Db } from "../../platform/database/db.ts";
import { type DayRange, type Entry, listEnteredWaists, listEnteredWeights, listLogged } from "./entered-store.ts";

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

const { timeZone } = brand.serviceHours;

/** A member's weights by day and when each was written, oldest first. `changes`: when figures began or ceased to be hidden. */
export async function listWeighIns(
  db: Db,
  accountId: string,
  { from, to, changes }: DayRange & { changes: readonly Date[] },
) {
  const since = new Date(momentOf(timeZone, from, 0));
  const until = new Date(momentOf(timeZone, addDays(to, 1), 0));
  const weights = await listEnteredWeights(db, accountId, { since, until, timeZone, changes });
  return weights.map(({ at, ...rest }) => ({ day: localTimeOf(timeZone, at.getTime()).day, ...rest }));
}

/** A member's waist by day and when each was written, oldest first. */
export const listWaists = (db: Db, accountId: string, range: DayRange) => listEnteredWaists(db, accountId, range);
