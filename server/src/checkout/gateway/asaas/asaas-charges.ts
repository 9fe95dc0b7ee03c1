import * as z from "zod";
import type { Charge, ChargeState, LedgerCharge } from "../gateway.ts";

const states: Record<string, ChargeState> = {
  PENDING: "open",
  OVERDUE: "open",
  AUTHORIZED: "open",
  DUNNING_REQUESTED: "open",
  AWAITING_RISK_ANALYSIS: "in-review",
  CONFIRMED: "captured",
  RECEIVED: "settled",
  RECEIVED_IN_CASH: "settled",
  DUNNING_RECEIVED: "settled",
  REFUND_REQUESTED: "refunding",
  REFUND_IN_PROGRESS: "refunding",
  REFUNDED: "refunded",
  CHARGEBACK_REQUESTED: "disputed",
  CHARGEBACK_DISPUTE: "disputed",
  AWAITING_CHARGEBACK_REVERSAL: "dispute-won",
};

/** A tolerant reader: the vendor adds and drops fields, and a status unknown to us leaves the charge `open`. */
export const AsaasPayment = z.looseObject({
  id: z.string(),
  status: z.string(),
  value: z.number(),
  deleted: z.boolean().nullish(),
  installment: z.string().nullish(),
  installmentNumber: z.number().nullish(),
  pixQrCodeId: z.string().nullish(),
  externalReference: z.string().nullish(),
  customer: z.string().nullish(),
  billingType: z.string().nullish(),
  dateCreated: z.string().nullish(),
  creditCard: z
    .looseObject({ creditCardNumber: z.string().nullish(), creditCardBrand: z.string().nullish() })
    .nullish(),
  refunds: z.array(z.looseObject({ status: z.string().nullish() })).nullish(),
});
export type AsaasPayment = z.infer<typeof AsaasPayment>;

export const AsaasList = z.looseObject({ data: z.array(AsaasPayment), hasMore: z.boolean().nullish() });

export const toCents = (reais: number): number => Math.round(reais * 100);
export const toReais = (cents: number): number => Number((cents / 100).toFixed(2));

export const chargeOf = (payment: AsaasPayment, readAt: Date): Charge => ({
  chargeId: payment.id,
  installmentPlanId: payment.installment ?? null,
  installmentNumber: payment.installmentNumber ?? null,
  pixCodeId: payment.pixQrCodeId ?? null,
  reference: payment.externalReference ?? null,
  amountCents: toCents(payment.value),
  state: payment.deleted ? "refused" : (states[payment.status] ?? "open"),
  readAt,
});

const methods: Record<string, LedgerCharge["method"]> = { PIX: "pix", CREDIT_CARD: "credit-card" };

export const ledgerChargeOf = (payment: AsaasPayment, readAt: Date): LedgerCharge => ({
  ...chargeOf(payment, readAt),
  method: methods[payment.billingType ?? ""] ?? null,
  customerId: payment.customer ?? null,
  // The vendor gives a date only, in Brazil's time zone.
  createdOn: new Date(`${payment.dateCreated ?? "1970-01-01"}T00:00:00-03:00`),
});
