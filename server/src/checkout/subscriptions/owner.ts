import { sql } from "kysely";
import type { Account } from "../../identity/accounts/account.ts";
import type { Buyer } from "../../identity/accounts/get-buyer.ts";
import type { Payment } from "../payments/payment.ts";

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
