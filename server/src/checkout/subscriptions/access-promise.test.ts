import type { PaymentView } from "@app/contract/checkout";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { MINUTE_MS } from "../../platform/time.ts";
import { listPromises } from "../../promises/queries.ts";
import { aBuyer, aPixSubmission, aWebhook, paidBy, receiveWebhook } from "../../testing/buying.ts";
import { type Api, basic, test } from "../../testing/http.ts";
import { parseAsaasEvent } from "../gateway/asaas/asaas-payloads.ts";
import { ingestEvents } from "../settlement/ingest-events.ts";
import { processEvents } from "../settlement/process-events.ts";

async function aPixOrder(api: Api, deps: Deps) {
  const buyer = await aBuyer(deps);
  const body = aPixSubmission(buyer.email);
  const headers = basic(buyer.phone, buyer.password);
  const { body: reply } = await api<PaymentView>("POST", "/v1/auth/payment", { body, headers });
  return { ...buyer, gatewayId: reply.return?.gatewayId ?? "", paymentId: reply.return?._id ?? "" };
}

const accessOf = async (deps: Deps, accountId: string) =>
  (await listPromises(deps, accountId)).filter(({ kind }) => kind === "access-now");

test("access is promised when the gateway reports the payment, and kept with the period, once", async ({
  api,
  deps,
  asaas,
}) => {
  const { accountId, gatewayId, paymentId } = await aPixOrder(api, deps);
  const webhook = aWebhook("PAYMENT_RECEIVED", { id: paidBy(asaas.pay({ gatewayId })).id, pixQrCodeId: gatewayId });
  await Promise.all([receiveWebhook(deps, webhook), receiveWebhook(deps, webhook)]);
  await receiveWebhook(deps, webhook);
  expect(await accessOf(deps, accountId)).toMatchObject([{ state: "kept", subject: paymentId, fulfilledLate: false }]);
});

test("a payment that we heard of three minutes ago is a broken promise, kept late", async ({
  api,
  deps,
  asaas,
  clock,
}) => {
  const { accountId, gatewayId } = await aPixOrder(api, deps);
  const webhook = aWebhook("PAYMENT_RECEIVED", { id: paidBy(asaas.pay({ gatewayId })).id, pixQrCodeId: gatewayId });
  await ingestEvents(deps, [parseAsaasEvent(JSON.stringify(webhook))]);
  clock.advance(3 * MINUTE_MS);
  await processEvents(deps);
  const [promise] = await accessOf(deps, accountId);
  expect(promise).toMatchObject({ state: "breached", fulfilledLate: true, creditDays: 0 });
  const events = await deps.db
    .selectFrom("promiseEvents")
    .select("event")
    .where("promiseId", "=", promise?.id ?? "")
    .orderBy("id")
    .execute();
  expect(events.map(({ event }) => event)).toEqual(["made", "breached", "fulfilled-late"]);
});

test("an account with the e-mail that a buyer only typed learns nothing of the purchase", async ({
  api,
  deps,
  asaas,
}) => {
  const { accountId, email } = await aBuyer(deps);
  const order = await api<PaymentView>("POST", "/v1/public/payment/by-email", { body: aPixSubmission(email) });
  const pixQrCodeId = order.body.return?.gatewayId ?? "";
  const { id } = paidBy(asaas.pay({ gatewayId: pixQrCodeId }));
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id, pixQrCodeId }));
  expect(
    await deps.db.selectFrom("subscriptionPeriods").selectAll().where("accountId", "=", accountId).execute(),
  ).toHaveLength(1);
  expect(await listPromises(deps, accountId)).toEqual([]);
});
