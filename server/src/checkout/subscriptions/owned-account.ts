import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Db } from "../../platform/database/db.ts";
import { isAnonymized, type Payment } from "../payments/payment.ts";

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
