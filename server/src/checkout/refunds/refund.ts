import type { REFUND_KINDS } from "@app/contract/refunds";

export type RefundKind = (typeof REFUND_KINDS)[number];
export type RefundStatus =
  | "pending"
  | "submitted"
  | "awaiting-approval"
  | "insufficient-balance"
  | "succeeded"
  | "rejected";
export type Refund = {
  id: string;
  referenceNumber: string;
  paymentId: string;
  gateway: string;
  gatewayChargeId: string;
  kind: RefundKind;
  amountCents: number;
  status: RefundStatus;
  requestedBy: string;
  requestedAt: Date;
  dueAt: Date | null;
  attempts: number;
  sentAt: Date | null;
  doneAt: Date | null;
};
