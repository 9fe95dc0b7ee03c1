import type { Db } from "../../platform/database/db.ts";
import { findAccount } from "./account-store.ts";

export type Contact = { fullName: string; phone: string | null; email: string | null };

/** How the team reaches a member, verified or not: for somebody who must talk to them now. */
export async function getContact(db: Db, accountId: string): Promise<Contact | undefined> {
  const account = await findAccount(db, accountId);
  return account && { fullName: account.fullName, phone: account.phone, email: account.email };
}
