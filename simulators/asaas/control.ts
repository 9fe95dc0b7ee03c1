import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod";
import { bankPage } from "./bank-page.ts";
import { CHARGEBACK_STEPS, moveChargeback } from "./chargebacks.ts";
import { PayOrder, type PayResult } from "./payer.ts";
import { endReview } from "./payment-moves.ts";
import { completeRefund, denyRefund } from "./refunds.ts";
import type { SimulatorState } from "./simulator-state.ts";
import type { WebhookDispatcher } from "./webhook-dispatcher.ts";

type Controls = {
  dispatcher: WebhookDispatcher;
  pay: (order: PayOrder) => PayResult;
  advance: (seconds: number) => Promise<Date>;
  leaveCalls: (calls: number) => void;
};

const Clock = z.object({ advanceSeconds: z.number().positive() });
const Left = z.object({ remaining: z.int().nonnegative() });
const Verdict = z.object({ gatewayId: z.string(), approve: z.boolean() });
const Objection = z.object({ gatewayId: z.string(), step: z.enum(CHARGEBACK_STEPS), reason: z.string().optional() });

/** What no vendor has: the hands of the payer, the analyst, the approver, the cardholder, and of time itself. */
export function controlRoutes(
  app: FastifyInstance,
  state: SimulatorState,
  { dispatcher, pay, advance, leaveCalls }: Controls,
): void {
  const { ledger, clock } = state;
  const family = (id: string) => {
    const one = ledger.payments.get(id);
    return one?.installment ? ledger.paymentsOf(one.installment) : one ? [one] : ledger.paymentsOf(id);
  };
  const nothing = (reply: FastifyReply, reason: string) => reply.code(409).send({ ok: false, reason });

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
    leaveCalls(Left.parse(body).remaining);
    return { ok: true };
  });

  app.post("/_sim/review", (request, reply) => {
    const { gatewayId, approve } = Verdict.parse(request.body);
    const inReview = family(gatewayId).filter(({ status }) => status === "AWAITING_RISK_ANALYSIS");
    if (inReview.length === 0) return nothing(reply, "not-in-review");
    for (const payment of inReview) endReview(state, payment, approve);
    return { ok: true, payments: inReview.map(({ id, status }) => ({ id, status })) };
  });

  app.post("/_sim/refund", (request, reply) => {
    const { gatewayId, approve } = Verdict.parse(request.body);
    const open = family(gatewayId).flatMap((payment) =>
      payment.refunds
        .filter(({ status }) => status !== "DONE" && status !== "CANCELLED")
        .map((refund) => ({ payment, refund })),
    );
    if (open.length === 0) return nothing(reply, "no-open-refund");
    for (const { payment, refund } of open) (approve ? completeRefund : denyRefund)(state, payment, refund);
    return { ok: true, payments: open.map(({ payment: { id, status } }) => ({ id, status })) };
  });

  app.post("/_sim/chargeback", (request, reply) => {
    const { gatewayId, step, reason } = Objection.parse(request.body);
    const [named] = family(gatewayId);
    const status = named && moveChargeback(state, named.id, step, reason);
    return status ? { ok: true, status } : nothing(reply, "no-card-payment");
  });

  app.get("/_sim/webhooks", () => ({
    webhooks: Array.from(dispatcher.boxes.values(), ({ webhook, queue }) => ({
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

  // Answered before faults are looked at: the reader is nobody's customer.
  app.get(
    "/",
    { onRequest: async (_, reply) => reply.type("text/html").send(bankPage(ledger, clock.now())) },
    () => "",
  );
}
