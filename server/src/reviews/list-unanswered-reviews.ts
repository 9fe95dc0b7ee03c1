import type { Db } from "../platform/database/db.ts";
import { listUnanswered } from "./review-store.ts";

/** By account, since when its oldest review waits for a reply. */
export const listUnansweredReviews = async (db: Db, accountIds: readonly string[]): Promise<Map<string, Date>> =>
  new Map((await listUnanswered(db, accountIds)).map(({ accountId, sentAt }) => [accountId, sentAt]));
