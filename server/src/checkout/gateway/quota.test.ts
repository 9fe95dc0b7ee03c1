import type { PaymentView } from "@app/contract/checkout";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { openPool } from "../../platform/database/db.ts";
import {
  aBuyer,
  aCardSubmission,
  aPixSubmission,
  aQuota,
  aWebhook,
  paidBy,
  receiveWebhook,
  statusOf,
} from "../../testing/buying.ts";
import { type Api, test as base, basic } from "../../testing/http.ts";
import { createCheckoutLimits } from "../rate-limits.ts";
import { findMissedCharges } from "../reconciliation/find-missed-charges.ts";
import { reconcilePayments } from "../reconciliation/reconcile-payments.ts";
import { sendRefunds } from "../refunds/send-refunds.ts";
import { asaasGateway } from "./asaas/asaas-gateway.ts";
import { upsertWalk } from "./gateway-store.ts";

// The gateway's quota is 25,000 calls in twelve hours: how much of it attempts may use, and what settling reserves.

const BY_EMAIL = "/v1/public/payment/by-email";
const MINUTE = 60_000;
const RESERVE = 2_500;

/** With the limits of production, and a gateway client of its own, so that no other test's quota is read. */
const test = base.extend("deps", ({ engine, clock, databaseUrl, simulators }, { onCleanup }): Deps => {
  const pool = openPool(databaseUrl, { max: 2 });
  onCleanup(() => pool.end());
  simulators.asaas.reset();
  const { paymentThrottle } = engine.limits;
  const limits = { ...engine.limits, ...createCheckoutLimits(pool, 1), paymentThrottle };
  return { ...engine, now: clock.now, limits, gateway: aGateway(simulators.env.ASAAS_URL) };
});
const aGateway = (url: string) =>
  asaasGateway({ url, apiKey: "$aact_hmlg_example", pixKey: crypto.randomUUID(), now: () => new Date() });

let networks = 0;
/** A network of its own for each test. */
const aNetwork = () => `198.18.${(networks += 1)}.1`;
const open = (api: Api, email: string, from: string, key: string = crypto.randomUUID()) =>
  api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(email), from, headers: { "idempotency-key": key } });
/** Clears what earlier tests of this file left: the quota, the walk, and payments that the moving clock makes due. */
async function resetQuota({ db }: Deps): Promise<void> {
  await db.deleteFrom("gatewayQuota").execute();
  await db.deleteFrom("gatewayWalks").execute();
  await db.updateTable("payments").set({ dueAt: null }).execute();
}

async function paid(deps: Deps, asaas: { pay: (order: object) => { ok: boolean; paymentId?: string } }, id = "") {
  const { id: chargeId } = paidBy(asaas.pay({ gatewayId: id, late: true }));
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: chargeId, pixQrCodeId: id }));
}

test("a 429 on a new attempt does not delay the plan of a buyer who has paid", async ({ api, deps, asaas }) => {
  await resetQuota(deps);
  const [payer, next] = [await aBuyer(deps), await aBuyer(deps)];
  const { _id, gatewayId } = (await open(api, payer.email, aNetwork())).body.return ?? {};
  asaas.setFaults({ mode: "rate-limit", times: 1, path: "/v3/pix*", resetSeconds: 60 });
  expect((await open(api, next.email, aNetwork())).status).toBe(503);

  await paid(deps, asaas, gatewayId ?? "");

  expect(await statusOf(deps, _id)).toBe("received");
});

test("below the reserve new attempts are refused before any call, while settling, refunds and lookups continue", async ({
  api,
  deps,
  asaas,
  clock,
}) => {
  await resetQuota(deps);
  const [payer, regretful, last, next] = [
    await aBuyer(deps),
    await aBuyer(deps),
    await aBuyer(deps),
    await aBuyer(deps),
  ];
  const code = (await open(api, payer.email, aNetwork())).body.return;
  const twice = (await open(api, regretful.email, aNetwork())).body.return;
  await paid(deps, asaas, twice?.gatewayId ?? "");
  asaas.leaveCalls(RESERVE);
  expect((await open(api, last.email, aNetwork())).status).toBe(200);
  const before = asaas.callCount();

  const refused = await open(api, next.email, aNetwork());
  expect(refused).toMatchObject({ status: 503, body: { error: "payments-paused" } });
  expect(refused.headers["retry-after"]).toBe("1800");
  const card = await api("POST", BY_EMAIL, { body: aCardSubmission(next.email), from: aNetwork() });
  expect(card.body.error).toBe("payments-paused");
  expect(asaas.callCount()).toBe(before);

  await paid(deps, asaas, code?.gatewayId ?? "");
  expect(await statusOf(deps, code?._id)).toBe("received");
  const again = paidBy(asaas.pay({ gatewayId: twice?.gatewayId ?? "", again: true }));
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: again.id, pixQrCodeId: twice?.gatewayId ?? null }));
  await sendRefunds(deps);
  expect(asaas.ledger().payments.find(({ id }) => id === again.id)?.refundedCents).toBe(2_399_88);

  // The quota's window has ended.
  clock.advance(12 * 60 * MINUTE);
  expect((await open(api, next.email, aNetwork())).status).toBe(200);
});

test("the quota that one node reads is shared with the others", async ({ api, deps, asaas, simulators }) => {
  await resetQuota(deps);
  const [first, second, third] = [await aBuyer(deps), await aBuyer(deps), await aBuyer(deps)];
  asaas.leaveCalls(RESERVE);
  await open(api, first.email, aNetwork());
  await open(api, second.email, aNetwork());
  const elsewhere: Deps = { ...deps, gateway: aGateway(simulators.env.ASAAS_URL) };
  const { createApp } = await import("../../app.ts");
  const { app } = await createApp(elsewhere);

  const headers = { "x-forwarded-for": aNetwork() };
  const reply = await app.inject({ method: "POST", url: BY_EMAIL, headers, payload: aPixSubmission(third.email) });
  await app.close();

  expect(reply.json()).toMatchObject({ error: "payments-paused" });
});

test("a network has sixty attempts in ten minutes, over any number of accounts; others are not limited", async ({
  api,
  deps,
  asaas,
}) => {
  await resetQuota(deps);
  const from = "2001:db8:77:1::1";
  const buyers = await Promise.all(Array.from({ length: 11 }, () => aBuyer(deps)));
  const before = asaas.callCount();
  const replies = await Promise.all(
    buyers
      .flatMap(({ email }) => Array.from({ length: 6 }, () => ({ email })))
      .map(async ({ email }, n) => open(api, email, `2001:db8:77:1::${(n % 9) + 1}`)),
  );
  for (const { email } of buyers.slice(0, 6)) for (let n = 0; n < 6; n += 1) replies.push(await open(api, email, from));

  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.every(({ body }) => ["payment-limit", "pix-limit"].includes(String(body.error)))).toBe(true);
  expect(replies.at(-1)?.body.error).toBe("payment-limit");
  expect(replies.at(-1)?.headers["retry-after"]).toBe("600");
  expect(asaas.callCount() - before).toBeLessThanOrEqual(60);
  expect((await open(api, buyers[10]?.email ?? "", aNetwork())).status).toBe(200);
});

test("six codes an hour for one buyer, and the open one stays when the seventh is refused", async ({
  api,
  deps,
  asaas,
  clock,
}) => {
  await resetQuota(deps);
  const { email, phone, password } = await aBuyer(deps);
  const from = aNetwork();
  for (let n = 0; n < 5; n += 1) expect((await open(api, email, from)).status).toBe(200);
  const sixth = (await open(api, email, from, "the sixth")).body.return;
  const refused = await open(api, email, from);

  expect(refused).toMatchObject({ status: 429, body: { error: "pix-limit" } });
  expect(refused.headers["retry-after"]).toBe("3600");
  expect((await open(api, email, from, "the sixth")).body.return).toEqual(sixth);
  expect((await api("POST", BY_EMAIL, { body: aPixSubmission(email), from })).body.return).toMatchObject({
    _id: sixth?._id,
  });
  const withSession = await api("POST", "/v1/auth/payment", {
    body: aPixSubmission(email),
    headers: basic(phone, password),
  });
  expect(withSession.status).toBe(200);
  // Replaced codes are left to expire: no call is spent on them.
  expect(asaas.calls().filter(({ method }) => method === "DELETE")).toEqual([]);
  clock.advance(61 * MINUTE);
  expect((await open(api, email, from)).status).toBe(200);
});

test("all attempts of an hour together use at most an eighth of the quota left to buyers", async ({ deps }) => {
  await resetQuota(deps);
  await deps.db.deleteFrom("throttles").execute();
  const limit = 80;
  const quota = () => aQuota(limit, limit);
  const { createApp } = await import("../../app.ts");
  const { app } = await createApp({ ...deps, gateway: { ...deps.gateway, quota } });
  const buyers = [await aBuyer(deps), await aBuyer(deps)];
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const headers = { "x-forwarded-for": aNetwork(), "idempotency-key": crypto.randomUUID() };
    const payload = aPixSubmission(buyers[n % 2]?.email ?? "");
    statuses.push((await app.inject({ method: "POST", url: BY_EMAIL, headers, payload })).statusCode);
  }
  await app.close();
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 503, 503, 503]);
});

test("codes that expired unpaid cost no lookup each: the shared walk covers them", async ({
  api,
  deps,
  asaas,
  clock,
}) => {
  await resetQuota(deps);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(deps)));
  const codes = await Promise.all(buyers.map(async ({ email }) => (await open(api, email, aNetwork())).body.return));
  // Its webhook is missed: the walk finds it all the same.
  asaas.pay({ gatewayId: codes[0]?.gatewayId ?? "" });
  await findMissedCharges(deps);
  clock.advance(62 * MINUTE);
  const before = asaas.callCount();

  await findMissedCharges(deps);
  await reconcilePayments(deps);

  const statuses = await Promise.all(codes.map((code) => statusOf(deps, code?._id)));
  expect(statuses).toEqual(["received", ...Array.from({ length: 7 }, () => "failed")]);
  expect(asaas.callCount() - before).toBe(1);
});

test.for(["there was none", "it began too early", "it began too late"] as const)(
  "where the walk does not cover an expired code, because %s, its payment is found by a lookup",
  async (why, { api, deps, asaas, clock }) => {
    await resetQuota(deps);
    const { email } = await aBuyer(deps);
    const code = (await open(api, email, aNetwork())).body.return;
    if (why === "it began too early") await findMissedCharges(deps);
    asaas.pay({ gatewayId: code?.gatewayId ?? "" });
    clock.advance(62 * MINUTE);
    if (why === "it began too late")
      await upsertWalk(deps.db, deps.gateway.name, { coversFrom: deps.now(), beganAt: deps.now() });

    await reconcilePayments(deps);

    expect(await statusOf(deps, code?._id)).toBe("received");
  },
);
