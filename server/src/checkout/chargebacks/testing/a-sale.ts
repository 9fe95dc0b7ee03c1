import type { AccountPayment } from "@app/contract/account";
import type { PaymentView } from "@app/contract/checkout";
import { expect } from "vitest";
import { aWebhook, bankMoves, receiveWebhook } from "../../../testing/buying.ts";
import { test as base } from "../../../testing/http.ts";
import { aMember, buysByCard } from "../../../testing/purchases.ts";
import type { Charge } from "../../gateway/gateway.ts";

/** A card purchase: its buyer, the bank's moves, the webhooks about them, and the status that the buyer sees. */
export const test = base.extend("aSale", async ({ deps, asaas, api }) => async (installments = 12) => {
  const member = await aMember(deps);
  const { headers } = member;
  const { id } = await buysByCard(deps, member, { installments });
  const first = asaas.ledger().payments.find(({ externalReference }) => externalReference === id);
  const chargeId = first?.id ?? "";
  const about = { id: chargeId, installment: first?.installment ?? null, externalReference: id };
  let reads = 0;
  return {
    ...member,
    id,
    installmentPlanId: first?.installment ?? "",
    bank: (...steps: Parameters<typeof bankMoves>[2][]) => bankMoves(asaas, chargeId, ...steps),
    webhook: async (...events: string[]) => {
      for (const event of events) await receiveWebhook(deps, aWebhook(`PAYMENT_${event}`, about));
    },
    /** The gateway's current state: each read is a second after the one before. */
    read: async (more: Partial<Charge> = {}): Promise<Charge> => {
      const charge = await deps.gateway.getCharge(chargeId);
      if (!charge) throw new Error("no such charge");
      reads += 1;
      return { ...charge, readAt: new Date(charge.readAt.getTime() + reads * 1_000), ...more };
    },
    sees: async () => {
      const { body: status } = await api<PaymentView>("GET", `/v1/public/payment-lookup/${id}`);
      const { body: list } = await api<AccountPayment[]>("GET", "/v1/account/payments", { headers });
      const { body: detail } = await api<AccountPayment>("GET", `/v1/account/payments/${id}`, { headers });
      const { body: me } = await api<{ plan: string }>("GET", "/v1/auth/me", { headers });
      const text = detail.return?.statusText;
      const statuses = [status.return?.paymentStatus, list.return?.[0]?.status, detail.return?.status];
      expect(new Set(statuses).size, `one status everywhere: ${statuses.join(", ")}`).toBe(1);
      return `${statuses[0]} · ${text} · ${me.return?.plan}`;
    },
  };
});

/** What the buyer sees: the status, its text and the plan. */
export const PAID = "paid · Pago · completo";
export const RECEIVED = "received · Pago · completo";
export const OPEN = "refunded · Contestado: o banco está analisando · free";
export const LOST = "refunded · Devolvido: o banco aceitou a contestação · free";

/** The gateway's events, without `PAYMENT_`. */
export const opened = "CHARGEBACK_REQUESTED";
export const evidenceSent = "CHARGEBACK_DISPUTE";
export const won = "AWAITING_CHARGEBACK_REVERSAL";
