import type { PaymentView } from "@app/contract/checkout";
import { expect } from "vitest";
import {
  aBuyer,
  aCardSubmission,
  aPixSubmission,
  aWebhook,
  paidBy,
  receiveWebhook,
  statusOf,
} from "../../testing/buying.ts";
import { test } from "../../testing/http.ts";
import { findMissedCharges } from "./find-missed-charges.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

// Lost answers and missed webhooks, and the reconciliation that finds their charges.

const BY_EMAIL = "/v1/public/payment/by-email";
const MINUTE = 60_000;

test("an unpaid code fails after an hour; a late payment still counts", async ({ api, deps, asaas, clock }) => {
  const buyer = await aBuyer(deps);
  const { gatewayId = "", _id = "" } =
    (await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(buyer.email) })).body.return ?? {};
  clock.advance(62 * MINUTE);
  await reconcilePayments(deps);
  expect(await statusOf(deps, _id)).toBe("failed");
  expect(asaas.calls()).toHaveLength(2);

  const payment = paidBy(asaas.pay({ gatewayId: gatewayId ?? "", late: true }));
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: payment.id, pixQrCodeId: gatewayId }));
  expect(await statusOf(deps, _id)).toBe("received");
});

test("a card charge whose answer was lost is found by reconciliation and charged once", async ({
  api,
  deps,
  asaas,
  clock,
}) => {
  const buyer = await aBuyer(deps);
  asaas.setFaults({ mode: "drop-answer", times: 1, path: "/v3/payments" });
  const reply = await api<PaymentView>("POST", BY_EMAIL, { body: aCardSubmission(buyer.email) });
  expect(reply.body.return?.paymentStatus).toBe("processing");
  const again = await api("POST", BY_EMAIL, { body: aCardSubmission(buyer.email) });
  expect(again.body.error).toBe("payment-in-progress");

  clock.advance(MINUTE);
  await reconcilePayments(deps);

  expect(await statusOf(deps, reply.body.return?._id)).toBe("paid");
  expect(new Set(asaas.ledger().payments.map(({ externalReference }) => externalReference)).size).toBe(1);
});

test("a card that was never charged is payable again after a while", async ({ api, deps, asaas, clock }) => {
  const buyer = await aBuyer(deps);
  asaas.setFaults({ mode: "down", times: 1, path: "/v3/payments" });
  const lost = await api<PaymentView>("POST", BY_EMAIL, { body: aCardSubmission(buyer.email) });
  for (const minutes of [1, 5, 12]) {
    clock.advance(minutes * MINUTE);
    await reconcilePayments(deps);
  }
  expect(await statusOf(deps, lost.body.return?._id)).toBe("failed");
  expect(
    (await api<PaymentView>("POST", BY_EMAIL, { body: aCardSubmission(buyer.email) })).body.return?.paymentStatus,
  ).toBe("paid");
});

test("a payment whose webhook was missed is found", async ({ api, deps, asaas }) => {
  const buyer = await aBuyer(deps);
  const { gatewayId = "", _id = "" } =
    (await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(buyer.email) })).body.return ?? {};
  asaas.pay({ gatewayId: gatewayId ?? "" });

  await findMissedCharges(deps);

  expect(await statusOf(deps, _id)).toBe("received");
});

test("a payment whose webhook was missed is found behind a hundred newer charges", async ({ api, deps, asaas }) => {
  const buyer = await aBuyer(deps);
  const { gatewayId = "", _id = "" } =
    (await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(buyer.email) })).body.return ?? {};
  asaas.pay({ gatewayId: gatewayId ?? "" });
  for (let charges = 0; charges <= 100; charges += 12) {
    const { email } = await aBuyer(deps);
    await api("POST", BY_EMAIL, { body: aCardSubmission(email, { installments: 12 }) });
  }

  await findMissedCharges(deps);

  expect(await statusOf(deps, _id)).toBe("received");
});

test("an attempt replayed after reconciliation found its lost answer gets that answer", async ({
  api,
  deps,
  asaas,
  clock,
}) => {
  const buyer = await aBuyer(deps);
  asaas.setFaults({ mode: "drop-answer", times: 1, path: "/v3/payments" });
  const attempt = { body: aCardSubmission(buyer.email), headers: { "idempotency-key": "one attempt" } };
  const first = await api<PaymentView>("POST", BY_EMAIL, attempt);
  clock.advance(MINUTE);
  await reconcilePayments(deps);

  const again = await api<PaymentView>("POST", BY_EMAIL, attempt);

  expect(again.body.return).toMatchObject({ _id: first.body.return?._id, paymentStatus: "paid" });
});
