import type { Db } from "../../platform/database/db.ts";
import { findAccount } from "./account-store.ts";

/** The dial code that the account was opened with; undefined once it is deleted. */
export const findDialCode = async (db: Db, accountId: string): Promise<string | undefined> =>
  (await findAccount(db, accountId))?.countryCode;
