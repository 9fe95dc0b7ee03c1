import { sql } from "kysely";
import type { Account } from "../../identity/accounts/account.ts";
import { type Buyer, getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Db } from "../../platform/database/db.ts";
import { isAnonymized, type Payment } from "../payments/payment.ts";
import { updateBuyerEmail } from "../payments/payment-store.ts";

/** A purchase with a session is the account's; one without is that of the e-mail's verified owner. */
export type Owner = { accountId: string; verifiedEmail: string | null };

export const ownerOf = (account: Account): Owner => ({
  accountId: account.id,
  verifiedEmail: account.emailVerifiedAt ? account.email : null,
});

/** The same rule as an SQL fragment, for any statement that reads payments under this name. */
export const isOwnedBy = (payments: string, { accountId, verifiedEmail }: Owner) => {
  const column = (name: string) => sql.ref(`${payments}.${name}`);
  return sql<boolean>`((${column("via")} = 'session' and ${column("accountId")} = ${accountId})
    or (${column("via")} = 'email' and ${column("email")} = ${verifiedEmail}))`;
};

/** With a session, the account's current e-mail; without, the one typed at the payment. */
export const recipientOf = ({ via, email }: Pick<Payment, "via" | "email">, buyer: Buyer | undefined): string =>
  via === "session" ? (buyer?.email ?? email) : email;

/**
 * The account that may be shown something about a payment. Undefined while it is only an account with the e-mail that a
 * buyer without a session typed, and once it was erased.
 */
export async function findOwnedAccount(tx: Db, payment: Payment): Promise<string | undefined> {
  if (isAnonymized(payment)) return undefined;
  if (payment.via === "session") return payment.accountId;
  const buyer = await getBuyer(tx, payment.accountId);
  return buyer?.verifiedEmail === payment.email ? payment.accountId : undefined;
}

/** A purchase without a session belongs to the e-mail's verified owner: when they change it, the purchase follows. */
export async function reassignPurchases(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  if (from !== to) await updateBuyerEmail(tx, { from, to });
}
