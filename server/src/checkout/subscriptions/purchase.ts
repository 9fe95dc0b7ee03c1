import type { Account } from "../../identity/accounts/account.ts";
import type { Payment } from "../payments/payment.ts";
import type { RefundKind } from "../refunds/refund.ts";
import type { Dispute } from "../settlement/charge-store.ts";

/** A purchase with a session is the account's; one without is that of the e-mail's verified owner. */
export type Owner = { accountId: string; verifiedEmail: string | null };

export const ownerOf = (account: Account): Owner => ({
  accountId: account.id,
  verifiedEmail: account.emailVerifiedAt ? account.email : null,
});

/** A payment and its period as shown to the owner: its status is `refunded` while its charge is disputed. */
export type Purchase = Pick<
  Payment,
  | "id"
  | "accountId"
  | "via"
  | "email"
  | "cycle"
  | "amountCents"
  | "method"
  | "installments"
  | "status"
  | "failure"
  | "pixCode"
  | "pixImage"
  | "pixExpiresAt"
  | "withdrawalDays"
  | "guaranteeDays"
  | "createdAt"
  | "paidAt"
> & {
  cardBrand: string | null;
  cardLast4: string | null;
  dispute: Dispute | null;
  startsAt: Date | null;
  endsAt: Date | null;
  endedAt: Date | null;
  suspendedAt: Date | null;
  /** The refund right that the owner has used, if any. */
  refundUsed: Extract<RefundKind, "withdrawal" | "guarantee"> | null;
};
