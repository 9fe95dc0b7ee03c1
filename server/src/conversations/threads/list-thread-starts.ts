import type { Db } from "../../platform/database/db.ts";
import { listFirstTimes } from "./thread-store.ts";

/** By account, when its thread with the team began. */
export const listThreadStarts = async (db: Db, accountIds: readonly string[]): Promise<Map<string, Date>> =>
  new Map((await listFirstTimes(db, "team", accountIds)).map(({ accountId, sentAt }) => [accountId, sentAt]));
