import type { Db } from "../platform/db.ts";
import { findAccount } from "./store.ts";

export type Buyer = { accountId: string; fullName: string; provenEmail: string | null };

/** Who bought, and which email of theirs is known to be theirs. */
export async function describeBuyer(db: Db, accountId: string): Promise<Buyer | undefined> {
  const account = await findAccount(db, accountId);
  return (
    account && { accountId, fullName: account.fullName, provenEmail: account.emailProvenAt ? account.email : null }
  );
}
