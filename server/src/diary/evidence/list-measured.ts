import { brand } from "@app/contract/brand";
import { addDays, localTimeOf, momentOf } from "@app/engine/promises/local-time";
import type { Db } from "../../platform/database/db.ts";
import { type DayRange, listEnteredWaists, listEnteredWeights } from "./entered-store.ts";

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
