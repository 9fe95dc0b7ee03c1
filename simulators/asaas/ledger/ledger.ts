import type { Day } from "./days.ts";

export type BillingType = "CREDIT_CARD" | "PIX" | "BOLETO" | "UNDEFINED";

export type Status =
  | "PENDING"
  | "AWAITING_RISK_ANALYSIS"
  | "AUTHORIZED"
  | "CONFIRMED"
  | "RECEIVED"
  | "OVERDUE"
  | "REFUND_REQUESTED"
  | "REFUND_IN_PROGRESS"
  | "REFUNDED"
  | "CHARGEBACK_REQUESTED"
  | "CHARGEBACK_DISPUTE"
  | "AWAITING_CHARGEBACK_REVERSAL";

/** All that is stored of a card. */
export type Card = { last4: string; brand: string; token: string };

export type Refund = {
  createdAt: Date;
  valueCents: number;
  status: "PENDING" | "AWAITING_CRITICAL_ACTION_AUTHORIZATION" | "CANCELLED" | "DONE";
  description: string | null;
  endToEnd: string | null;
  effectiveAt: Date | null;
  /** When a refund in progress completes. */
  doneAt: Date | null;
};

export type Payment = {
  id: string;
  customer: string;
  billingType: BillingType;
  status: Status;
  valueCents: number;
  netCents: number;
  description: string | null;
  externalReference: string | null;
  createdAt: Date;
  dueDate: Day;
  originalDueDate: Day;
  /** The payer paid; the acquirer confirmed; the money reached the account; the money is due there. */
  clientPaymentDate: Day | null;
  confirmedDate: Day | null;
  paymentDate: Day | null;
  creditDate: Day | null;
  installment: string | null;
  installmentNumber: number | null;
  pixQrCodeId: string | null;
  pixTransaction: string | null;
  card: Card | null;
  invoiceNumber: string;
  receipt: string | null;
  deleted: boolean;
  refunds: Refund[];
  chargeback: string | null;
  /** The status to restore when a refund is denied or a chargeback won. */
  statusBefore: Status | null;
};

export type Installment = {
  id: string;
  customer: string;
  billingType: BillingType;
  valueCents: number;
  count: number;
  description: string | null;
  createdAt: Date;
  expirationDay: number;
  deleted: boolean;
};

export type StaticCode = {
  id: string;
  addressKey: string;
  amountCents: number | null;
  payload: string;
  description: string | null;
  externalReference: string | null;
  allowsMultiplePayments: boolean;
  expiresAt: Date | null;
  deleted: boolean;
};

export type Customer = { id: string; createdAt: Date; deleted: boolean; fields: Record<string, unknown> };

export type Chargeback = {
  id: string;
  payment: string;
  installment: string | null;
  status: "REQUESTED" | "IN_DISPUTE" | "DISPUTE_LOST" | "REVERSED" | "DONE";
  disputeStatus: "REQUESTED" | "ACCEPTED" | "REJECTED" | null;
  reason: string;
  valueCents: number;
  openedAt: Date;
};

/** The vendor's state, oldest first. Payments are kept until a reset. */
export function createLedger() {
  const books = {
    customers: new Map<string, Customer>(),
    payments: new Map<string, Payment>(),
    installments: new Map<string, Installment>(),
    codes: new Map<string, StaticCode>(),
    chargebacks: new Map<string, Chargeback>(),
    /** Each belongs to one customer. */
    cardTokens: new Map<string, { customer: string; card: Card }>(),
  };
  return {
    ...books,
    paymentsOf: (installment: string): Payment[] =>
      Array.from(books.payments.values()).filter((payment) => payment.installment === installment),
    empty(): void {
      for (const book of Object.values(books)) book.clear();
    },
  };
}
export type Ledger = ReturnType<typeof createLedger>;

export const refundedCents = (payment: Payment): number =>
  payment.status === "REFUNDED"
    ? payment.valueCents
    : payment.refunds.filter(({ status }) => status === "DONE").reduce((sum, { valueCents }) => sum + valueCents, 0);
