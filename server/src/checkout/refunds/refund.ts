import type { RefundKind } from "@app/contract/refunds";

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
  /** A part of a charge, which the team sends and records. */
  byHand: boolean;
  status: RefundStatus;
  requestedBy: string;
  requestedAt: Date;
  dueAt: Date | null;
  attempts: number;
  sentAt: Date | null;
  doneAt: Date | null;
};
