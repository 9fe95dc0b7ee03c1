import type { Db } from "../../platform/database/db.ts";
import { findAccount } from "./account-store.ts";

/** Where a member's clock is, as a device said last; null: none has. */
export const findTimeZone = async (db: Db, accountId: string): Promise<string | null> =>
  (await findAccount(db, accountId))?.timeZone ?? null;
