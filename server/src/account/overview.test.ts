import { expect } from "vitest";
import { withdraw } from "../checkout/refunds/request-refund.ts";
import type { Deps } from "../deps.ts";
import { aPixSubmission, aWebhook, receiveWebhook } from "../testing/buying.ts";
import { aMember, buys, buysByCard, opensPix } from "../testing/purchases.ts";
import { promiseOf, test } from "./testing/overview-test.ts";

const DAY = 24 * 60 * 60_000;

test("a request without a session is refused", async ({ api }) => {
  for (const path of ["/v1/account", "/v1/account/payments", `/v1/account/payments/${crypto.randomUUID()}`])
    expect((await api("GET", path)).status).toBe(401);
});

test("without a purchase there is no plan and no promise", async ({ deps, overview }) => {
  const member = await aMember(deps);
  expect(await overview(member.headers)).toEqual({
    person: { _id: member.accountId, fullName: "Ana Souza", email: member.email, emailVerified: false },
    state: "none",
    plan: null,
    next: null,
    refundOptions: null,
    promises: [],
    openPix: null,
  });
});

test("a plan counts its days, and shows which features are not open yet", async ({ deps, asaas, clock, overview }) => {
  void asaas;
  const member = await aMember(deps);
  const { id: paymentId } = await buysByCard(deps, member);
  clock.advance(3 * DAY);

  const home = await overview(member.headers);

  expect(home).toMatchObject({
    state: "active",
    plan: {
      paymentId,
      title: "Plano Completo, anual",
      day: 4,
      days: 365,
      daysLeft: 362,
      amountCents: 2_399_88,
      installments: 12,
      cardLast4: "1111",
      ending: null,
    },
    next: null,
    refundOptions: {
      withdrawal: { state: "open", daysLeft: 5 },
      guarantee: { state: "open", daysLeft: 42 },
    },
  });
  expect(home.promises.map(({ key, state }) => [key, state])).toEqual([
    ["access", "kept"],
    ["questionnaire", "waits-for-you"],
    ["provisional-plan", "waits-for-you"],
    ["definitive-plan", "waits-for-you"],
  ]);
  expect(promiseOf(home, "questionnaire")?.text).toContain("É a sua vez");
});

test("a second purchase is queued until the first one ends, then becomes active", async ({
  deps,
  asaas,
  clock,
  overview,
}) => {
  void asaas;
  const member = await aMember(deps);
  const first = await buysByCard(deps, member, { cycle: "30-days", installments: 1 });
  const second = await buysByCard(deps, member, { confirmExtension: true });

  expect(await overview(member.headers)).toMatchObject({
    state: "active",
    plan: { paymentId: first.id, days: 30 },
    next: { paymentId: second.id, title: "Plano Completo, anual" },
  });
  clock.advance(31 * DAY);
  expect(await overview(member.headers)).toMatchObject({ state: "active", plan: { paymentId: second.id }, next: null });
  clock.advance(365 * DAY);
  expect(await overview(member.headers)).toMatchObject({
    state: "ended",
    plan: { paymentId: second.id, ending: "time", daysLeft: 0, day: 365 },
    promises: [],
  });
});

test("after a refund of the first of two purchases the second starts at once", async ({
  deps,
  asaas,
  clock,
  overview,
}) => {
  void asaas;
  const member = await aMember(deps);
  const first = await buysByCard(deps, member, { cycle: "30-days", installments: 1 });
  const second = await buysByCard(deps, member, { confirmExtension: true });
  clock.advance(2 * DAY);
  await withdraw(deps, { paymentId: first.id, requestedBy: "buyer" });

  expect(await overview(member.headers)).toMatchObject({
    state: "active",
    plan: { paymentId: second.id, day: 1, daysLeft: 365 },
    next: null,
  });
});

test("a disputed plan is suspended", async ({ deps, asaas, overview }) => {
  const member = await aMember(deps);
  const { id: paymentId } = await buysByCard(deps, member);
  const [first] = asaas.ledger().payments;
  await asaas.app.inject({ method: "POST", url: "/_sim/chargeback", payload: { gatewayId: first?.id, step: "open" } });
  const about = { id: first?.id ?? "", installment: first?.installment ?? null, externalReference: paymentId };
  await receiveWebhook(deps, aWebhook("PAYMENT_CHARGEBACK_REQUESTED", about));

  expect(await overview(member.headers)).toMatchObject({
    state: "suspended",
    plan: { paymentId },
    refundOptions: { withdrawal: { state: "used" } },
  });
});

test("a pending PIX is shown on the home page until it is paid or expires", async ({
  deps,
  asaas,
  clock,
  overview,
}) => {
  void asaas;
  const member = await aMember(deps);
  const { id: paymentId, pixExpiresAt } = await opensPix(deps, member);

  expect((await overview(member.headers)).openPix).toEqual({
    paymentId,
    amountCents: 2_399_88,
    expiresAt: pixExpiresAt?.toISOString(),
  });
  clock.advance(61 * 60_000);
  expect((await overview(member.headers)).openPix).toBeNull();
});

/** Pays for an account by typing its e-mail, and confirms the payment. */
async function boughtByEmail(
  deps: Deps,
  asaas: { pay: (charge: { gatewayId: string }) => unknown },
  accountId: string,
  email: string,
) {
  const payment = await buys(deps, { accountId }, aPixSubmission(email), "email");
  asaas.pay({ gatewayId: payment.gatewayId ?? "" });
  return payment;
}

test("a squatter of an e-mail sees nothing of what its owner bought by typing it", async ({
  api,
  deps,
  asaas,
  overview,
}) => {
  const squatter = await aMember(deps);
  const { id, gatewayId } = await boughtByEmail(deps, asaas, squatter.accountId, squatter.email);
  const charge = asaas.ledger().payments.find(({ pixQrCodeId }) => pixQrCodeId === gatewayId);
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { id: charge?.id ?? "", pixQrCodeId: gatewayId }));

  expect(await overview(squatter.headers)).toMatchObject({ state: "none", plan: null, openPix: null });
  expect((await api("GET", "/v1/account/payments", { headers: squatter.headers })).body.return).toEqual([]);
  const foreign = await api("GET", `/v1/account/payments/${id}`, { headers: squatter.headers });
  expect(foreign).toMatchObject({ status: 404, body: { error: "not-found" } });

  // Once the owner verifies the e-mail, the purchase is theirs, whichever account it was recorded on.
  await deps.db
    .updateTable("accounts")
    .set({ emailVerifiedAt: deps.now() })
    .where("id", "=", squatter.accountId)
    .execute();
  expect(await overview(squatter.headers)).toMatchObject({ state: "active", plan: { paymentId: id } });
});
