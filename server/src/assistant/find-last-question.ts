import type { Db } from "../platform/database/db.ts";
import { findLastAsked } from "./turn/exchange-store.ts";

/** When a member last asked the assistant, for domains that look for a sign of them. What was asked stays here. */
export const findLastQuestion = (db: Db, accountId: string): Promise<Date | null> => findLastAsked(db, accountId);
