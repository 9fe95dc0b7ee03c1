import type { Db } from "../platform/db.ts";
import { findStanding } from "./store.ts";

/** How long somebody has been here, and whether an address of theirs is known to be theirs. */
export const getAccountStanding = (
  db: Db,
  accountId: string,
): Promise<{ createdAt: Date; isVerified: boolean } | undefined> => findStanding(db, accountId);
