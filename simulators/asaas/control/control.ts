import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod";
import { completeRefund, denyRefund } from "../api/refunds.ts";
import { CHARGEBACK_STEPS, moveChargeback } from "../ledger/chargebacks.ts";
import { endReview } from "../ledger/payment-moves.ts";
import type { SimulatorState } from "../ledger/simulator-state.ts";
import type { WebhookDispatcher } from "../webhooks/webhook-dispatcher.ts";
import { bankPage } from "./bank-page.ts";
import { PayOrder, type PayResult } from "./payer.ts";

type Controls = {
  dispatcher: WebhookDispatcher;
  pay: (order: PayOrder) => PayResult;
  advance: (seconds: number) => Promise<Date>;
  leaveCalls: (calls: number) => void;
};

const Clock = z.object({ advanceSeconds: z.number().positive() });
const Remaining = z.object({ remaining: z.int().nonnegative() });
const Decision = z.object({ gatewayId: z.string(), approve: z.boolean() });
const ChargebackStep = z.object({
  gatewayId: z.string(),
  step: z.enum(CHARGEBACK_STEPS),
  reason: z.string().optional(),
});

/** Control endpoints that no vendor has: payer, risk analyst, refund approver, cardholder and clock. */
export function controlRoutes(
  app: FastifyInstance,
  state: SimulatorState,
  { dispatcher, pay, advance, leaveCalls }: Controls,
): void {
  const { ledger, clock } = state;
  const paymentsOf = (id: string) => {
    const payment = ledger.payments.get(id);
    return payment?.installment ? ledger.paymentsOf(payment.installment) : payment ? [payment] : ledger.paymentsOf(id);
  };
  const conflict = (reply: FastifyReply, reason: string) => reply.code(409).send({ ok: false, reason });

  app.post("/_sim/pay", (request, reply) => {
    const result = pay(PayOrder.parse(request.body));
    return reply.code(result.ok ? 200 : result.reason === "unknown" ? 404 : 409).send(result);
  });

  app.get("/_sim/clock", () => ({ now: clock.now().toISOString() }));
  app.post("/_sim/clock", async ({ body }) => {
    const { advanceSeconds } = Clock.parse(body);
    return { ok: true, now: (await advance(advanceSeconds)).toISOString() };
  });

  app.post("/_sim/quota", ({ body }) => {
    leaveCalls(Remaining.parse(body).remaining);
    return { ok: true };
  });

  app.post("/_sim/review", (request, reply) => {
    const { gatewayId, approve } = Decision.parse(request.body);
    const inReview = paymentsOf(gatewayId).filter(({ status }) => status === "AWAITING_RISK_ANALYSIS");
    if (inReview.length === 0) return conflict(reply, "not-in-review");
    for (const payment of inReview) endReview(state, payment, approve);
    return { ok: true, payments: inReview.map(({ id, status }) => ({ id, status })) };
  });

  app.post("/_sim/refund", (request, reply) => {
    const { gatewayId, approve } = Decision.parse(request.body);
    const open = paymentsOf(gatewayId).flatMap((payment) =>
      payment.refunds
        .filter(({ status }) => status !== "DONE" && status !== "CANCELLED")
        .map((refund) => ({ payment, refund })),
    );
    if (open.length === 0) return conflict(reply, "no-open-refund");
    for (const { payment, refund } of open) (approve ? completeRefund : denyRefund)(state, payment, refund);
    return { ok: true, payments: open.map(({ payment: { id, status } }) => ({ id, status })) };
  });

  app.post("/_sim/chargeback", (request, reply) => {
    const { gatewayId, step, reason } = ChargebackStep.parse(request.body);
    const [named] = paymentsOf(gatewayId);
    const status = named && moveChargeback(state, named.id, step, reason);
    return status ? { ok: true, status } : conflict(reply, "no-card-payment");
  });

  app.get("/_sim/webhooks", () => ({
    webhooks: Array.from(dispatcher.subscribers.values(), ({ webhook, queue }) => ({
      id: webhook.id,
      url: webhook.url,
      enabled: webhook.enabled,
      interrupted: webhook.interrupted,
      sendType: webhook.sendType,
      waiting: queue.size(),
      penalizedRequestsCount: queue.penalized(),
    })),
    attempts: dispatcher.attempts(),
  }));

  // Answered before faults apply: the page is not part of the vendor's API.
  app.get(
    "/",
    { onRequest: async (_, reply) => reply.type("text/html").send(bankPage(ledger, clock.now())) },
    () => "",
  );
}
