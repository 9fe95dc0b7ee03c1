import type { Db } from "../../platform/database/db.ts";
import { findStanding } from "./account-store.ts";

/** How old the account is, and whether it has a verified contact. */
export const getAccountStanding = (
  db: Db,
  accountId: string,
): Promise<{ createdAt: Date; isVerified: boolean } | undefined> => findStanding(db, accountId);
