import type { Db } from "../platform/db.ts";
import { findAccount } from "./store.ts";

export type Buyer = {
  accountId: string;
  fullName: string;
  email: string | null;
  provenEmail: string | null;
  provenPhone: string | null;
};

/** Who bought, which email their account has, and which contacts are known to be theirs. */
export async function describeBuyer(db: Db, accountId: string): Promise<Buyer | undefined> {
  const account = await findAccount(db, accountId);
  return (
    account && {
      accountId,
      fullName: account.fullName,
      email: account.email,
      provenEmail: account.emailProvenAt ? account.email : null,
      provenPhone: account.phoneProvenAt ? account.phone : null,
    }
  );
}
