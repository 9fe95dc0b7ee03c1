import type { Account } from "../identity/account.ts";
import type { Dispute } from "./charge-store.ts";
import type { Payment } from "./payment.ts";
import type { RefundKind } from "./refund-store.ts";

/** Whose purchases: what was bought signed in is the account's, what was bought by email is the email's owner's. */
export type Owner = { accountId: string; verifiedEmail: string | null };

export const ownerOf = (account: Account): Owner => ({
  accountId: account.id,
  verifiedEmail: account.emailVerifiedAt ? account.email : null,
});

/** A payment with what it bought, as its owner sees it: its status is `refunded` while its charge is disputed. */
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
  /** The right its owner has used, if one was. */
  refundUsed: Extract<RefundKind, "withdrawal" | "guarantee"> | null;
};
