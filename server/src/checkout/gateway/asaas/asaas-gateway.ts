import { localTimeOf } from "@app/engine/promises/local-time";
import * as z from "zod";
import type { CardAnswer, Charge, PaymentGateway, RefundAnswer } from "../gateway.ts";
import { type AsaasSettings, asaasClient, type Reply } from "./asaas-client.ts";
import { AsaasList, AsaasPayment, chargeOf, ledgerChargeOf, toReais } from "./asaas-payloads.ts";

const CARD_TIMEOUT_MS = 60_000;
const TIMEOUT_MS = 15_000;
const PAGE_SIZE = 100;
const TIME_ZONE = "America/Sao_Paulo";

const StaticCode = z.looseObject({ id: z.string(), payload: z.string(), encodedImage: z.string() });
const Customer = z.looseObject({ id: z.string(), externalReference: z.string().nullish() });
const RefundReply = z.looseObject({
  status: z.string().nullish(),
  refunds: z.array(z.looseObject({ status: z.string().nullish() })).nullish(),
});

const day = (date: Date): string => localTimeOf(TIME_ZONE, date.getTime()).day;

export function asaasGateway(settings: AsaasSettings & { pixKey: string }): PaymentGateway {
  const { pixKey, now } = settings;
  const { call, quota } = asaasClient(settings);
  const post = (path: string, timeoutMs: number, body: object) =>
    call({ lane: "buying", method: "POST", path, timeoutMs, body });
  const get = (path: string) => call({ lane: "settling", method: "GET", path, timeoutMs: TIMEOUT_MS });

  async function fetchPage(query: Record<string, string>) {
    const search = new URLSearchParams({ ...query, limit: String(PAGE_SIZE) }).toString();
    const readAt = now();
    return { ...AsaasList.parse(bodyOf(await get(`/v3/payments?${search}`))), readAt };
  }
  async function list(query: Record<string, string>): Promise<Charge[]> {
    const { data, readAt } = await fetchPage(query);
    return data.map((payment) => chargeOf(payment, readAt));
  }

  return {
    name: "asaas",
    quota,

    async createPix({ reference, amountCents, description, seconds }) {
      const reply = await post("/v3/pix/qrCodes/static", TIMEOUT_MS, {
        addressKey: pixKey,
        description,
        value: toReais(amountCents),
        format: "ALL",
        expirationSeconds: seconds,
        allowsMultiplePayments: false,
        externalReference: reference,
      });
      if (reply.kind === "ok") {
        const { id, payload, encodedImage } = StaticCode.parse(reply.body);
        return { outcome: "created", pixCodeId: id, code: payload, image: encodedImage };
      }
      return outcomeOf(reply, "refused");
    },

    async createCustomer({ reference, name, email, document, phone }) {
      const reply = await post("/v3/customers", TIMEOUT_MS, {
        name,
        email,
        cpfCnpj: document,
        mobilePhone: phone,
        externalReference: reference,
        // We send our own messages; the vendor's would duplicate them.
        notificationDisabled: true,
      });
      if (reply.kind === "ok") return { outcome: "created", customerId: Customer.parse(reply.body).id };
      return outcomeOf(reply, "refused");
    },

    async chargeCard(order): Promise<CardAnswer> {
      const { document, ...holder } = order.holder;
      const total = toReais(order.amountCents);
      const readAt = now();
      const reply = await post("/v3/payments", CARD_TIMEOUT_MS, {
        customer: order.customerId,
        billingType: "CREDIT_CARD",
        dueDate: day(now()),
        description: order.description,
        externalReference: order.reference,
        ...(order.installments > 1 ? { installmentCount: order.installments, totalValue: total } : { value: total }),
        creditCard: order.card,
        creditCardHolderInfo: { ...holder, cpfCnpj: document },
        remoteIp: order.buyerIp,
      });
      if (reply.kind !== "ok") return outcomeOf(reply, "declined");
      const payment = AsaasPayment.parse(reply.body);
      const { creditCardBrand: brand, creditCardNumber } = payment.creditCard ?? {};
      return {
        outcome: "charged",
        charge: chargeOf(payment, readAt),
        brand: brand ?? null,
        last4: creditCardNumber?.slice(-4) ?? null,
      };
    },

    async getCharge(chargeId) {
      const readAt = now();
      const reply = await get(`/v3/payments/${encodeURIComponent(chargeId)}`);
      return reply.kind === "missing" ? undefined : chargeOf(AsaasPayment.parse(bodyOf(reply)), readAt);
    },

    findCharges: (by) => list("pixCodeId" in by ? { pixQrCodeId: by.pixCodeId } : { externalReference: by.reference }),

    // Newest first: a sale during the walk pushes a charge onto the next page, where it is read twice but not missed.
    async *walkCharges(since) {
      for (let offset = 0; ; offset += PAGE_SIZE) {
        const page = await fetchPage({ "dateCreated[ge]": day(since), offset: String(offset) });
        const { data, hasMore, readAt } = page;
        yield data.map((payment) => ledgerChargeOf(payment, readAt));
        if (!hasMore) return;
      }
    },

    async getCustomerReference(customerId) {
      const reply = await get(`/v3/customers/${encodeURIComponent(customerId)}`);
      if (reply.kind === "missing") return undefined;
      return Customer.parse(bodyOf(reply)).externalReference ?? undefined;
    },

    async refund({ chargeId, installmentPlanId }, amountCents): Promise<RefundAnswer> {
      const path = installmentPlanId
        ? `/v3/installments/${installmentPlanId}/refund`
        : `/v3/payments/${chargeId}/refund`;
      // The vendor's refund of an instalment plan takes no amount: it refunds the whole plan.
      const body = installmentPlanId ? {} : { value: toReais(amountCents) };
      const reply = await call({ lane: "settling", method: "POST", path, timeoutMs: TIMEOUT_MS, body });
      // A 400 gives no reliable reason; nearly always it is the balance. The team is notified either way.
      if (reply.kind === "refused") return { outcome: "insufficient-balance" };
      if (reply.kind !== "ok") return outcomeOf(reply, "refused");
      const { status, refunds } = RefundReply.parse(reply.body);
      const statuses = refunds?.map((refund) => refund.status ?? "") ?? [];
      if (statuses.some((each) => each.startsWith("AWAITING"))) return { outcome: "awaiting-approval" };
      const isDone = status === "REFUNDED" || (statuses.length > 0 && statuses.every((each) => each === "DONE"));
      return { outcome: isDone ? "done" : "in-progress" };
    },
  };
}

/** Throws without an answer: a caller must not take a failed call for an absent charge. */
function bodyOf(reply: Reply): unknown {
  if (reply.kind === "ok") return reply.body;
  throw new Error(`no answer from the gateway: ${"reason" in reply ? reply.reason : reply.kind}`);
}

function outcomeOf<Refusal extends string>(reply: Exclude<Reply, { kind: "ok" }>, refusal: Refusal) {
  if (reply.kind === "refused") return { outcome: refusal, reason: reply.reason };
  if (reply.kind === "missing") return { outcome: refusal, reason: "not found" };
  return { outcome: reply.kind, reason: reply.reason };
}
