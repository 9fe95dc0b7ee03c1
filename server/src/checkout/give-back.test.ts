import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { aBuyer, aCardSubmission, aWebhook, tell } from "../testing/buying.ts";
import { basic, test } from "../testing/http.ts";
import { aTrace } from "../testing/makers.ts";
import { claimGuarantee } from "./claim-guarantee.ts";
import { pay } from "./pay.ts";
import { sendRefunds } from "./send-refunds.ts";
import { withdraw } from "./withdraw.ts";

const DAY = 24 * 60 * 60_000;

async function aPurchase(deps: Deps) {
  const buyer = await aBuyer(deps);
  const submission = aCardSubmission(buyer.email);
  const { accountId } = buyer;
  const buying = {
    accountId,
    via: "session",
    submission,
    offerCents: undefined,
    trace: aTrace(),
    idempotencyKey: null,
  } as const;
  const { id: paymentId } = await pay(deps, buying);
  return { ...buyer, paymentId, headers: basic(buyer.phone, buyer.password) };
}
const refundOf = (deps: Deps, paymentId: string) =>
  deps.db.selectFrom("refunds").selectAll().where("paymentId", "=", paymentId).executeTakeFirstOrThrow();

test("within seven days the whole amount goes back, at plan level, and the access ends", async ({
  api,
  deps,
  asaas,
}) => {
  const { paymentId, headers } = await aPurchase(deps);
  const { protocol } = await withdraw(deps, { paymentId, requestedBy: "buyer" });
  await sendRefunds(deps);

  expect(protocol).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  expect(asaas.ledger().payments.every(({ amountCents, refundedCents }) => amountCents === refundedCents)).toBe(true);
  expect(await refundOf(deps, paymentId)).toMatchObject({ status: "done", kind: "withdrawal", amountCents: 2_399_88 });
  expect((await api("GET", "/v1/auth/me", { headers })).body.return).toMatchObject({ plan: "free" });
  const deeds = await deps.db
    .selectFrom("deeds")
    .select(["actor", "deed"])
    .where("paymentId", "=", paymentId)
    .orderBy("id")
    .execute();
  expect(deeds.map(({ deed }) => deed)).toEqual(["plan granted", "refund requested", "refund done"]);
});

test("a right is used once and in time", async ({ deps, clock }) => {
  const { paymentId, accountId: memberId } = await aPurchase(deps);
  clock.advance(8 * DAY);
  await expect(withdraw(deps, { paymentId, requestedBy: "buyer" })).rejects.toMatchObject({ code: "refund-too-late" });

  const claim = { followed: true, noResults: true, evidence: "Segui o plano por quatro semanas." };
  const claiming = { paymentId, memberId, requestedBy: "buyer", claim };
  expect(await claimGuarantee(deps, { ...claiming, claim: { ...claim, evidence: " " } })).toMatchObject({
    outcome: "refused",
    conditions: expect.arrayContaining([expect.objectContaining({ key: "evidence", state: "unmet" })]),
  });
  expect(await claimGuarantee(deps, claiming)).toMatchObject({ outcome: "granted" });
  await expect(claimGuarantee(deps, claiming)).rejects.toMatchObject({ code: "refund-already-asked" });
});

test("without balance the refund waits, the team is told, and it is tried again", async ({ deps, asaas, clock }) => {
  const { paymentId } = await aPurchase(deps);
  asaas.setFaults({ mode: "refund-no-balance", times: 1 });
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  await sendRefunds(deps);
  expect(await refundOf(deps, paymentId)).toMatchObject({ status: "no-balance" });
  const told = await deps.db
    .selectFrom("messages")
    .select("recipient")
    .where("template", "=", "refund-stuck")
    .execute();
  expect(told.map(({ recipient }) => recipient)).toContain(deps.team.email);

  clock.advance(2 * 60 * 60_000);
  await sendRefunds(deps);
  expect(await refundOf(deps, paymentId)).toMatchObject({ status: "done" });
});

test("a refund whose answer got lost is not sent twice", async ({ deps, asaas, clock }) => {
  const { paymentId } = await aPurchase(deps);
  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  asaas.setFaults({ mode: "drop-answer", times: 1 });
  await sendRefunds(deps);
  clock.advance(10 * 60_000);
  await sendRefunds(deps);

  expect(await refundOf(deps, paymentId)).toMatchObject({ status: "done" });
  const refundCalls = asaas.calls().filter(({ path }) => path.endsWith("/refund"));
  expect(refundCalls).toHaveLength(1);
});

test("a dispute suspends the access and tells the team; won, the access is back", async ({ api, deps, asaas }) => {
  const { paymentId, headers } = await aPurchase(deps);
  const [first] = asaas.ledger().payments;
  await asaas.app.inject({ method: "POST", url: "/_sim/chargeback", payload: { gatewayId: first?.id, step: "open" } });
  const told = {
    id: first?.id ?? "",
    installment: first?.installment ?? null,
    externalReference: paymentId,
  };
  await tell(deps, aWebhook("PAYMENT_CHARGEBACK_REQUESTED", told));
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
  await tell(deps, aWebhook("PAYMENT_AWAITING_CHARGEBACK_REVERSAL", told));
  expect((await api("GET", "/v1/auth/me", { headers })).body.return).toMatchObject({ plan: "completo" });
});
