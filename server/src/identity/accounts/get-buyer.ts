import type { Db } from "../../platform/database/db.ts";
import { findAccount } from "./account-store.ts";

export type Buyer = {
  accountId: string;
  fullName: string;
  email: string | null;
  verifiedEmail: string | null;
  verifiedPhone: string | null;
  /** With which the account was opened. */
  dialCode: string;
};

/** The buyer's name, the e-mail of their account, and which contacts are verified. */
export async function getBuyer(db: Db, accountId: string): Promise<Buyer | undefined> {
  const account = await findAccount(db, accountId);
  return (
    account && {
      accountId,
      fullName: account.fullName,
      email: account.email,
      verifiedEmail: account.emailVerifiedAt ? account.email : null,
      verifiedPhone: account.phoneVerifiedAt ? account.phone : null,
      dialCode: account.countryCode,
    }
  );
}
