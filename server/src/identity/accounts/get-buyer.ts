import type { Db } from "../../platform/database/db.ts";
import type { Account } from "./account.ts";
import { findAccount, listAccountsById } from "./account-store.ts";

export type Buyer = {
  accountId: string;
  fullName: string;
  email: string | null;
  verifiedEmail: string | null;
  verifiedPhone: string | null;
  /** With which the account was opened. */
  dialCode: string;
  /** Where a device last said that they are. */
  timeZone: string | null;
};

/** The buyer's name, the e-mail of their account, and which contacts are verified. */
export async function getBuyer(db: Db, accountId: string): Promise<Buyer | undefined> {
  const account = await findAccount(db, accountId);
  return account && buyerOf(account);
}

/** The same of many, in one statement; an account that is gone is left out. */
export const listBuyers = async (db: Db, accountIds: readonly string[]): Promise<Buyer[]> =>
  accountIds.length === 0 ? [] : (await listAccountsById(db, accountIds)).map(buyerOf);

const buyerOf = (account: Account): Buyer => ({
  accountId: account.id,
  fullName: account.fullName,
  email: account.email,
  verifiedEmail: account.emailVerifiedAt ? account.email : null,
  verifiedPhone: account.phoneVerifiedAt ? account.phone : null,
  dialCode: account.countryCode,
  timeZone: account.timeZone,
});
