import type { RequestedRefund } from "@app/contract/refunds";
import type { Payment } from "../payments/payment.ts";
import type { Dispute } from "../settlement/charge-store.ts";

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
  | "guaranteeRule"
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
  /** When people start, where that is later than access. */
  peopleFrom: Date | null;
  /** The refund that ended it, if any. */
  refundUsed: RequestedRefund | null;
};

const TAX_YEARS = 5;

/** Five years from the first day of the following year (CTN, art. 173, I); a day in São Paulo begins at 03:00 UTC. */
export const retainPurchasesUntil = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear() + 1 + TAX_YEARS, 0, 1, 3));
