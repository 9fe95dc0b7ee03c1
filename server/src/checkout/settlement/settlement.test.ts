import type { PaymentView } from "@app/contract/checkout";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import {
  aBuyer,
  aCardSubmission,
  aPixSubmission,
  aWebhook,
  paidBy,
  receiveWebhook,
  statusOf,
} from "../../testing/buying.ts";
import { basic, test } from "../../testing/http.ts";
import { allowingAds } from "../../testing/makers.ts";
import { relayConversions } from "../../tracking/relay-conversions.ts";
import { reconcilePayments } from "../reconciliation/reconcile-payments.ts";
import { sendRefunds } from "../refunds/send-refunds.ts";

const BY_EMAIL = "/v1/public/payment/by-email";
const MINUTE = 60_000;
const periodsOf = (deps: Deps, accountId: string) =>
  deps.db
    .selectFrom("subscriptionPeriods")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("startsAt")
    .execute();

test("a paid PIX grants the plan once, sends one conversion, and sends one receipt", async ({
  api,
  deps,
  asaas,
  meta,
}) => {
  const buyer = await aBuyer(deps, { consent: allowingAds() });
  const body = { ...aPixSubmission(buyer.email), consent: allowingAds() };
  const { _id = "", gatewayId } = (await api<PaymentView>("POST", BY_EMAIL, { body })).body.return ?? {};
  const payment = paidBy(asaas.pay({ gatewayId: gatewayId ?? "" }));

  const webhook = aWebhook("PAYMENT_RECEIVED", { id: payment.id, pixQrCodeId: gatewayId ?? null });
  await Promise.all([receiveWebhook(deps, webhook), receiveWebhook(deps, webhook), receiveWebhook(deps, webhook)]);
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: payment.id, pixQrCodeId: gatewayId ?? null }));

  expect(await statusOf(deps, _id)).toBe("received");
  expect(await periodsOf(deps, buyer.accountId)).toHaveLength(1);
  await relayConversions(deps);
  expect(meta.events().events.filter(({ event_id }) => event_id === `purchase_${_id}`)).toHaveLength(1);
  const receipts = await deps.db
    .selectFrom("messages")
    .select("id")
    .where("dedupeKey", "=", `receipt ${_id}`)
    .execute();
  expect(receipts).toHaveLength(1);
  expect(asaas.calls()).toHaveLength(2);
});

test("a purchase without a session is usable once its buyer follows the link in the receipt", async ({ api, deps }) => {
  const buyer = await aBuyer(deps);
  await api("POST", BY_EMAIL, { body: aCardSubmission(buyer.email) });
  const headers = basic(buyer.phone, buyer.password);
  expect((await api("GET", "/v1/auth/me", { headers })).body.return).toMatchObject({ plan: "free" });

  const verification = await deps.db
    .selectFrom("verifications")
    .select("id")
    .where("address", "=", buyer.email)
    .executeTakeFirstOrThrow();
  const { verificationToken } = await import("../../identity/verification/verification-links.ts");
  const token = verificationToken(deps.keyRing, verification.id);
  await api("POST", "/v1/public/verifications/confirm", { body: { token, password: buyer.password } });

  expect((await api("GET", "/v1/auth/me", { headers })).body.return).toMatchObject({ plan: "completo" });
});

test("signed in, the plan is active at once, and the next one starts when it ends", async ({ api, deps }) => {
  const buyer = await aBuyer(deps);
  const headers = basic(buyer.phone, buyer.password);
  const buy = (more: object = {}) =>
    api<PaymentView>("POST", "/v1/auth/payment", {
      body: { ...aCardSubmission(buyer.email), ...more },
      headers: { ...headers, "idempotency-key": crypto.randomUUID() },
    });
  await buy();
  expect((await api("GET", "/v1/auth/me", { headers })).body.return).toMatchObject({ plan: "completo" });
  expect((await buy()).body.error).toBe("subscription-active");

  expect((await buy({ confirmExtension: true })).body.return?.paymentStatus).toBe("paid");
  const [first, second] = await periodsOf(deps, buyer.accountId);
  expect(second?.startsAt).toEqual(first?.endsAt);
});

test("a duplicate payment and an amount mismatch are refunded at once", async ({ api, deps, asaas }) => {
  const buyer = await aBuyer(deps);
  const { gatewayId = "", _id = "" } =
    (await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(buyer.email) })).body.return ?? {};
  const mismatch = paidBy(asaas.pay({ gatewayId: gatewayId ?? "", amount: 10 }));
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: mismatch.id, pixQrCodeId: gatewayId }));
  expect(await statusOf(deps, _id)).toBe("pending");

  for (let n = 0; n < 2; n += 1) {
    const payment = paidBy(asaas.pay({ gatewayId: gatewayId ?? "", again: true }));
    await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: payment.id, pixQrCodeId: gatewayId }));
  }
  await sendRefunds(deps);

  expect(await statusOf(deps, _id)).toBe("received");
  const ledger = asaas.ledger().payments;
  expect(
    ledger.map(({ amountCents, refundedCents }) => amountCents - refundedCents).filter((kept) => kept > 0),
  ).toEqual([2_399_88]);
  const refunds = await deps.db
    .selectFrom("refunds")
    .select(["kind", "status"])
    .where("paymentId", "=", _id)
    .orderBy("kind")
    .execute();
  expect(refunds).toEqual([
    { kind: "amount-mismatch", status: "succeeded" },
    { kind: "duplicate", status: "succeeded" },
  ]);
});

test("forged and malformed webhooks grant nothing and do not block the queue", async ({ api, deps }) => {
  const buyer = await aBuyer(deps);
  const { gatewayId, _id = "" } =
    (await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(buyer.email) })).body.return ?? {};
  const forged = aWebhook("PAYMENT_RECEIVED", { id: "pay_0000000000000000", pixQrCodeId: gatewayId ?? null });
  const post = (body: object, token?: string) =>
    api("POST", "/v1/webhooks/asaas", { body, headers: token ? { "asaas-access-token": token } : {} });

  expect((await post(forged)).status).toBe(401);
  expect((await post(forged, "wrong")).status).toBe(401);
  for (const body of [forged, {}, { event: 5 }, { id: "x", event: "UNKNOWN", payment: null }])
    expect((await post(body, deps.webhookToken)).status).toBe(200);
  const { processEvents } = await import("./process-events.ts");
  await processEvents(deps);

  expect(await statusOf(deps, _id)).toBe("pending");
});

test("another buyer's charge under one's own reference still settles the other buyer's payment", async ({
  api,
  deps,
  asaas,
}) => {
  const [payer, attacker] = [await aBuyer(deps), await aBuyer(deps)];
  const open = async (email: string) =>
    (await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(email) })).body.return;
  const [paid, unpaid] = [await open(payer.email), await open(attacker.email)];
  const { id } = paidBy(asaas.pay({ gatewayId: paid?.gatewayId ?? "" }));

  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id, externalReference: unpaid?._id ?? null }));

  expect(await statusOf(deps, paid?._id)).toBe("received");
  expect(await statusOf(deps, unpaid?._id)).toBe("pending");
});

test("a buyer who renews a code and then pays the old one sees it at once, in every tab", async ({
  api,
  deps,
  asaas,
}) => {
  const { email } = await aBuyer(deps);
  const open = async () =>
    (
      await api<PaymentView>("POST", BY_EMAIL, {
        body: aPixSubmission(email),
        headers: { "idempotency-key": crypto.randomUUID() },
      })
    ).body.return;
  const [first, second, third] = [await open(), await open(), await open()];
  const shownStatus = (payment: PaymentView | null | undefined) =>
    api<{ paymentStatus: string }>("GET", `/v1/public/payment-lookup/${payment?._id}`).then(
      ({ body }) => body.return?.paymentStatus,
    );
  expect(await Promise.all([first, second, third].map(shownStatus))).toEqual(["pending", "pending", "pending"]);

  const { id } = paidBy(asaas.pay({ gatewayId: second?.gatewayId ?? "", late: true }));
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id, pixQrCodeId: second?.gatewayId ?? null }));

  expect(await Promise.all([first, second, third].map(shownStatus))).toEqual(["paid", "received", "paid"]);
});

test("a code and the card that replaced it are both paid: the second is refunded", async ({ api, deps, asaas }) => {
  const buyer = await aBuyer(deps);
  const code = (await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(buyer.email) })).body.return;
  const body = aCardSubmission(buyer.email);
  const card = (await api<PaymentView>("POST", BY_EMAIL, { body })).body.return;
  const late = paidBy(asaas.pay({ gatewayId: code?.gatewayId ?? "", late: true }));
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: late.id, pixQrCodeId: code?.gatewayId ?? null }));
  await sendRefunds(deps);

  expect(await statusOf(deps, card?._id)).toBe("paid");
  expect(await periodsOf(deps, buyer.accountId)).toHaveLength(1);
  expect(asaas.ledger().payments.find(({ id }) => id === late.id)).toMatchObject({ refundedCents: 2_399_88 });
});

test("a code paid while the card is being charged: the card is refunded and nothing stays open", async ({
  api,
  deps,
  asaas,
  clock,
}) => {
  const buyer = await aBuyer(deps);
  const code = (await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(buyer.email) })).body.return;
  asaas.setFaults({ mode: "drop-answer", times: 1, path: "/v3/payments" });
  const card = (await api<PaymentView>("POST", BY_EMAIL, { body: aCardSubmission(buyer.email) })).body.return;
  const { id } = paidBy(asaas.pay({ gatewayId: code?.gatewayId ?? "", late: true }));
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id, pixQrCodeId: code?.gatewayId ?? null }));
  clock.advance(MINUTE);
  await reconcilePayments(deps);
  await sendRefunds(deps);

  expect(await statusOf(deps, code?._id)).toBe("received");
  expect(await statusOf(deps, card?._id)).toBe("failed");
  const kept = asaas.ledger().payments.filter(({ amountCents, refundedCents }) => amountCents > refundedCents);
  expect(kept).toMatchObject([{ id }]);
});

test.for(["", "{", "null", '{"id":"x\\u0000","event":"\\u0000"}', '{"__proto__":{"event":"PAYMENT_RECEIVED"}}'])(
  "%j with the valid token is stored and answered with 200",
  async (payload, { deps }) => {
    const { createApp } = await import("../../app.ts");
    const { app } = await createApp(deps);
    const headers = { "asaas-access-token": deps.webhookToken, "content-type": "application/json" };
    const reply = await app.inject({ method: "POST", url: "/v1/webhooks/asaas", headers, payload });
    expect(reply.statusCode).toBe(200);
    await app.close();
  },
);
