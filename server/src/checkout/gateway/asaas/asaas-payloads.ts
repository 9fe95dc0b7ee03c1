import { createHash } from "node:crypto";
import * as z from "zod";
import type { GatewayEvent } from "../../settlement/ingest-events.ts";
import type { Charge, ChargeState, LedgerCharge } from "../gateway.ts";

// What the vendor says of a payment, in its answers and in its webhooks, as ours.

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

/** PostgreSQL text cannot hold a NUL. */
const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((value) => value.replaceAll("\0", ""))
    .nullish();

const EventBody = z.object({
  id: text(200),
  event: text(100),
  payment: z
    .object({
      id: text(100),
      pixQrCodeId: text(100),
      externalReference: text(200),
      installment: text(100),
      installmentNumber: z.number().nullish(),
    })
    .nullish(),
});

/** The vendor's event names as ours. Of an event only ids are stored: the state is read from the charge itself. */
const eventNames: Record<string, string> = {
  PAYMENT_CREATED: "created",
  PAYMENT_UPDATED: "created",
  PAYMENT_CONFIRMED: "captured",
  PAYMENT_RECEIVED: "settled",
};

/** Any body becomes an event, even one that is no JSON: an operator can inspect it, and the vendor gets its 200. */
export function parseAsaasEvent(body: string): GatewayEvent {
  const parsed = EventBody.safeParse(parseJson(body));
  const { id, event, payment } = parsed.success ? parsed.data : {};
  return {
    gateway: "asaas",
    eventId: id || createHash("sha256").update(body).digest("hex"),
    event: eventNames[event ?? ""] ?? event?.toLowerCase() ?? "unreadable",
    chargeId: payment?.id ?? null,
    pixCodeId: payment?.pixQrCodeId ?? null,
    reference: payment?.externalReference ?? null,
    installmentPlanId: payment?.installment ?? null,
    isFollowingInstallment: (payment?.installmentNumber ?? 1) > 1,
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
