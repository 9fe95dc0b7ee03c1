import type { Db } from "../../platform/database/db.ts";
import { findAccount } from "./account-store.ts";

/** Whom the team calls, at which number, and where their clock is. */
export async function findCallContact(
  db: Db,
  accountId: string,
): Promise<{ fullName: string; phone: string | null; timeZone: string | null } | undefined> {
  const account = await findAccount(db, accountId);
  return account && { fullName: account.fullName, phone: account.phone, timeZone: account.timeZone };
}
