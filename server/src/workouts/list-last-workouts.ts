import type { Db } from "../platform/database/db.ts";
import { listLastDays } from "./workout-store.ts";

/** By account, the day of the last workout. */
export const listLastWorkouts = async (db: Db, accountIds: readonly string[]): Promise<Map<string, string>> =>
  new Map((await listLastDays(db, accountIds)).map(({ accountId, day }) => [accountId, day]));
