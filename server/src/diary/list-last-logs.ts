import { brand } from "@app/contract/brand";
import type { Db } from "../platform/database/db.ts";
import { listLastWorkouts } from "../workouts/list-last-workouts.ts";
import { listLastDays } from "./log-store.ts";

/** By account, the last day on which anything was logged; absent: never. */
export async function listLastLogs(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  const last = await listLastWorkouts(db, accountIds);
  for (const { accountId, day } of await listLastDays(db, accountIds, brand.serviceHours.timeZone)) {
    const known = last.get(accountId);
    if (known === undefined || day > known) last.set(accountId, day);
  }
  return last;
}
