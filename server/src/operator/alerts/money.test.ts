import type { PaymentView } from "@app/contract/checkout";
import { sql } from "kysely";
import { expect } from "vitest";
import { parseAsaasEvent } from "../../checkout/gateway/asaas/asaas-payloads.ts";
import { createQuotaRecorder } from "../../checkout/gateway/quota.ts";
import { findMissedCharges } from "../../checkout/reconciliation/find-missed-charges.ts";
import { withdraw } from "../../checkout/refunds/request-refund.ts";
import { sendRefunds } from "../../checkout/refunds/send-refunds.ts";
import { ingestEvents } from "../../checkout/settlement/ingest-events.ts";
import { firing } from "../../testing/alerts.ts";
import { aBuyer, aCardSubmission, aPixSubmission, aQuota, aWebhook, CARDS } from "../../testing/buying.ts";
import { apiMetrics, test, times, workerMetrics } from "../../testing/metrics.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BY_EMAIL = "/v1/public/payment/by-email";

test("NoPaymentSucceeds, CardsDeclined: twelve buyers, twelve declined cards", async ({ deps, api }) => {
  await times(12, async () => {
    const { email } = await aBuyer(deps);
    await api("POST", BY_EMAIL, { body: aCardSubmission(email, { number: CARDS.declined }) });
  });
  expect(await firing({ worker: await workerMetrics(deps) })).toEqual(
    expect.arrayContaining(["NoPaymentSucceeds", "CardsDeclined"]),
  );
});

test("PaymentStuck: the gateway's answer was lost and no sweep reconciles the payment", async ({
  deps,
  api,
  asaas,
  clock,
}) => {
  const { email } = await aBuyer(deps);
  asaas.setFaults({ mode: "drop-answer", method: "POST", path: "/v3/payments*" });
  await api("POST", BY_EMAIL, { body: aCardSubmission(email) });
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("PaymentStuck");
  clock.advance(30 * MINUTE);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("PaymentStuck");
});

test("WebhooksWaiting, JobsWaiting: an event was stored and no worker processes it", async ({ deps, clock }) => {
  await ingestEvents(deps, [parseAsaasEvent(JSON.stringify(aWebhook("PAYMENT_RECEIVED", { id: "pay_unknown" })))]);
  clock.advance(10 * MINUTE);
  await sql`update pgboss.job set created_on = now() - interval '10 minutes', start_after = now() - interval '10 minutes'
    where name = 'process-events' and state < 'active'`.execute(deps.db);
  expect(await firing({ worker: await workerMetrics(deps) })).toEqual(
    expect.arrayContaining(["WebhooksWaiting", "JobsWaiting"]),
  );
});

test("WebhooksRefused: the token was changed on one side only", async ({ deps }) => {
  const headers = { "asaas-access-token": "another token, thirty-two characters" };
  const api = await apiMetrics(deps, (app) =>
    times(15, () => app.inject({ method: "POST", url: "/v1/webhooks/asaas", headers, payload: {} })),
  );
  expect(await firing({ api })).toContain("WebhooksRefused");
});

test("WebhooksStopped: a payment arrives and its webhook is lost", async ({ deps, asaas }) => {
  const { email } = await aBuyer(deps);
  asaas.setFaults({ mode: "webhook-lose" });
  const api = await apiMetrics(deps, async (app) => {
    const reply = await app.inject({ method: "POST", url: BY_EMAIL, payload: aPixSubmission(email) });
    asaas.pay({ gatewayId: reply.json<{ return: PaymentView }>().return.gatewayId ?? "" });
    await findMissedCharges(deps);
  });
  expect(await firing({ api, worker: await workerMetrics(deps) })).toContain("WebhooksStopped");
});

test("RefundNeedsAction, RefundLate: no balance at the gateway, and a refund that no worker sends", async ({
  deps,
  api,
  asaas,
  clock,
}) => {
  const buy = async () => {
    const { email } = await aBuyer(deps);
    const reply = await api<PaymentView>("POST", BY_EMAIL, { body: aCardSubmission(email) });
    await withdraw(deps, { paymentId: reply.body.return?._id ?? "", requestedBy: "buyer" });
  };
  await buy();
  asaas.setFaults({ mode: "refund-no-balance" });
  await sendRefunds(deps);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("RefundNeedsAction");
  await buy();
  clock.advance(HOUR);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("RefundLate");
});

test("GatewayFailing, ErrorBudgetBurnsFast: the gateway refuses every call", async ({ deps, asaas }) => {
  const buyers = await times(12, () => aBuyer(deps));
  asaas.setFaults({ mode: "rate-limit", resetSeconds: 1 });
  const api = await apiMetrics(deps, async (app) => {
    for (const { email } of buyers as { email: string }[]) {
      const reply = await app.inject({ method: "POST", url: BY_EMAIL, payload: aPixSubmission(email) });
      expect(reply.statusCode).toBe(503);
    }
  });
  expect(await firing({ api })).toEqual(expect.arrayContaining(["GatewayFailing", "ErrorBudgetBurnsFast"]));
});

test("GatewayQuotaLow: the gateway reports 900 calls left", async ({ deps }) => {
  await createQuotaRecorder({ ...deps, gateway: { ...deps.gateway, quota: () => aQuota(900) } })();
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("GatewayQuotaLow");
});
