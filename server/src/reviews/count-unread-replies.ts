import type { Db } from "../platform/database/db.ts";
import { countUnread } from "./reply-store.ts";

/** Replies of the team that the member has not opened yet. */
export const countUnreadReplies = (db: Db, accountId: string): Promise<number> => countUnread(db, accountId);
