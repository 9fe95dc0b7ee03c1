import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { asksAfterWaiting } from "../../guarantee/testing/asking.ts";
import { listPromises } from "../../promises/queries.ts";
import { sweepPromises } from "../../promises/sweep-promises.ts";
import { aBuyer, aCardSubmission, aWebhook, receiveWebhook } from "../../testing/buying.ts";
import { basic, test } from "../../testing/http.ts";
import { aClientContext } from "../../testing/makers.ts";
import { createPayment } from "../payments/create-payment.ts";
import { withdraw } from "./request-refund.ts";
import { sendRefunds } from "./send-refunds.ts";

const DAY = 24 * 60 * 60_000;

async function aPurchase(deps: Deps) {
  const buyer = await aBuyer(deps);
  const submission = aCardSubmission(buyer.email);
  const { accountId } = buyer;
  const input = {
    accountId,
    via: "session",
    submission,
    offerCents: undefined,
    clientContext: aClientContext(),
    idempotencyKey: null,
  } as const;
  const { id: paymentId } = await createPayment(deps, input);
  return { ...buyer, paymentId, headers: basic(buyer.phone, buyer.password) };
}
const refundOf = (deps: Deps, paymentId: string) =>
  deps.db.selectFrom("refunds").selectAll().where("paymentId", "=", paymentId).executeTakeFirstOrThrow();

test("within seven days the whole amount is refunded, at plan level, and the access ends", async ({
  api,
  deps,
  asaas,
}) => {
  const { paymentId, headers } = await aPurchase(deps);
  const { referenceNumber } = await withdraw(deps, { paymentId, requestedBy: "buyer" });
  await sendRefunds(deps);

  expect(referenceNumber).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  expect(asaas.ledger().payments.every(({ amountCents, refundedCents }) => amountCents === refundedCents)).toBe(true);
  expect(await refundOf(deps, paymentId)).toMatchObject({
    status: "succeeded",
    kind: "withdrawal",
    amountCents: 2_399_88,
  });
  expect((await api("GET", "/v1/auth/me", { headers })).body.return).toMatchObject({ plan: "free" });
  const entries = await deps.db
    .selectFrom("auditLog")
    .select(["actor", "action"])
    .where("paymentId", "=", paymentId)
    .orderBy("id")
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(["subscription granted", "refund requested", "refund done"]);
});

test("a refund right is used once and in time", async ({ deps, clock }) => {
  const { paymentId, accountId } = await aPurchase(deps);
  clock.advance(8 * DAY);
  await expect(withdraw(deps, { paymentId, requestedBy: "buyer" })).rejects.toMatchObject({ code: "refund-too-late" });

  expect(await asksAfterWaiting(deps, { accountId, paymentId })).toMatchObject({ decision: "granted" });
  await expect(withdraw(deps, { paymentId, requestedBy: "buyer" })).rejects.toMatchObject({ code: "refund-too-late" });
  expect(await refundOf(deps, paymentId)).toMatchObject({ kind: "guarantee" });
});

test("without balance the refund waits, the team is notified, and it is retried", async ({ deps, asaas, clock }) => {
  const { paymentId } = await aPurchase(deps);
  asaas.setFaults({ mode: "refund-no-balance", times: 1 });
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  await sendRefunds(deps);
  expect(await refundOf(deps, paymentId)).toMatchObject({ status: "insufficient-balance" });
  const notified = await deps.db
    .selectFrom("messages")
    .select("recipient")
    .where("template", "=", "refund-stuck")
    .execute();
  expect(notified.map(({ recipient }) => recipient)).toContain(deps.team.email);

  clock.advance(2 * 60 * 60_000);
  await sendRefunds(deps);
  expect(await refundOf(deps, paymentId)).toMatchObject({ status: "succeeded" });
});

const promiseOf = async (deps: Deps, accountId: string) =>
  (await listPromises(deps, accountId)).filter(({ kind }) => kind === "refund-sent");

test("a refund is promised with its request, waits for our balance, and is kept once it is at the gateway", async ({
  deps,
  asaas,
  clock,
}) => {
  const { paymentId, accountId } = await aPurchase(deps);
  asaas.setFaults({ mode: "refund-no-balance", times: 2 });
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  const [made] = await promiseOf(deps, accountId);
  expect(made).toMatchObject({ state: "running", pausedNow: false });
  expect(Number(made?.dueAt) - Number(made?.startsAt)).toBe(DAY);

  for (let tries = 0; tries < 2; tries += 1) {
    await sendRefunds(deps);
    expect(await promiseOf(deps, accountId)).toMatchObject([{ state: "running", pausedNow: true }]);
    clock.advance(DAY);
    await sweepPromises(deps);
  }
  await sendRefunds(deps);
  expect(await promiseOf(deps, accountId)).toMatchObject([{ state: "kept", pausedNow: false }]);
  const pauses = await deps.db.selectFrom("promisePauses").selectAll().where("accountId", "=", accountId).execute();
  expect(pauses).toMatchObject([{ reason: "saldo-no-gateway", actor: "equipe", endsAt: expect.any(Date) }]);
});

test("a refund that the gateway never took is a broken promise", async ({ deps, clock }) => {
  const { paymentId, accountId } = await aPurchase(deps);
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  clock.advance(DAY + 60_000);
  await sweepPromises(deps);
  expect(await promiseOf(deps, accountId)).toMatchObject([{ state: "breached", fulfilledLate: false, creditDays: 0 }]);
  await sendRefunds(deps);
  expect(await promiseOf(deps, accountId)).toMatchObject([{ state: "breached", fulfilledLate: true }]);
});

test("a refund whose answer was lost is not sent twice", async ({ deps, asaas, clock }) => {
  const { paymentId } = await aPurchase(deps);
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  asaas.setFaults({ mode: "drop-answer", times: 1 });
  await sendRefunds(deps);
  clock.advance(10 * 60_000);
  await sendRefunds(deps);

  expect(await refundOf(deps, paymentId)).toMatchObject({ status: "succeeded" });
  const refundCalls = asaas.calls().filter(({ path }) => path.endsWith("/refund"));
  expect(refundCalls).toHaveLength(1);
});

test("a dispute suspends the access and notifies the team; once won, the access is back", async ({
  api,
  deps,
  asaas,
}) => {
  const { paymentId, headers } = await aPurchase(deps);
  const [first] = asaas.ledger().payments;
  await asaas.app.inject({ method: "POST", url: "/_sim/chargeback", payload: { gatewayId: first?.id, step: "open" } });
  const charge = {
    id: first?.id ?? "",
    installment: first?.installment ?? null,
    externalReference: paymentId,
  };
  await receiveWebhook(deps, aWebhook("PAYMENT_CHARGEBACK_REQUESTED", charge));
  expect((await api("GET", "/v1/auth/me", { headers })).body.return).toMatchObject({ plan: "free" });
  expect((await api("GET", `/v1/public/payment-lookup/${paymentId}`)).body.return).toMatchObject({
    paymentStatus: "refunded",
  });

  await asaas.app.inject({
    method: "POST",
    url: "/_sim/chargeback",
    payload: { gatewayId: first?.id, step: "dispute" },
  });
  await asaas.app.inject({ method: "POST", url: "/_sim/chargeback", payload: { gatewayId: first?.id, step: "win" } });
  await receiveWebhook(deps, aWebhook("PAYMENT_AWAITING_CHARGEBACK_REVERSAL", charge));
  expect((await api("GET", "/v1/auth/me", { headers })).body.return).toMatchObject({ plan: "completo" });
});

test("two workers and a gateway that takes eight seconds for every call refund each charge once", async ({
  deps,
  clock,
  asaas,
}) => {
  const purchases = [];
  for (let count = 0; count < 12; count += 1) purchases.push(await aPurchase(deps));
  for (const { paymentId } of purchases) await withdraw(deps, { paymentId, requestedBy: "buyer" });
  const refunded: string[] = [];
  const gateway = new Proxy(deps.gateway, {
    get(target, name, receiver) {
      const own: unknown = Reflect.get(target, name, receiver);
      if (typeof own !== "function") return own;
      return (...args: unknown[]) => {
        clock.advance(8_000);
        if (name === "refund") refunded.push((args[0] as { chargeId: string }).chargeId);
        return (own as (...given: unknown[]) => unknown).apply(target, args);
      };
    },
  });

  const ids = purchases.map(({ paymentId }) => paymentId);
  const refundsOf = () =>
    deps.db.selectFrom("refunds").select(["id", "status"]).where("paymentId", "in", ids).execute();
  const isDone = async () => (await refundsOf()).every(({ status }) => status === "succeeded");
  const worker = async () => {
    for (let runs = 0; runs < 30 && !(await isDone()); runs += 1) {
      await sendRefunds({ ...deps, gateway });
      clock.advance(5_000);
    }
  };
  await Promise.all([worker(), worker()]);

  expect(refunded).toHaveLength(12);
  expect(new Set(refunded).size).toBe(12);
  expect(asaas.ledger().payments.every(({ amountCents, refundedCents }) => amountCents === refundedCents)).toBe(true);
  const rows = await refundsOf();
  expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => "succeeded"));
  const stuck = await deps.db
    .selectFrom("messages")
    .select("dedupeKey")
    .where("template", "=", "refund-stuck")
    .execute();
  expect(stuck.filter(({ dedupeKey }) => rows.some(({ id }) => dedupeKey?.includes(id)))).toEqual([]);
});
