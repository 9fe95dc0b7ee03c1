import type { AccountOverview, AccountPaymentDetail, Receipt } from "@app/contract/account";
import type { IntakeRefund } from "@app/contract/intake";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { asksAfterWaiting } from "../../guarantee/testing/asking.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { aWebhook, bankMoves, paidBy, receiveWebhook } from "../../testing/buying.ts";
import { test } from "../../testing/http.ts";
import { aMember, buysByCard, opensPix } from "../../testing/purchases.ts";
import { getPayment } from "../payments/get-payment.ts";
import { programmeAccess } from "../subscriptions/programme-access.ts";
import { findRefundablePayment } from "../subscriptions/queries.ts";
import { waitingParts } from "./queries.ts";
import { recordSent } from "./record-sent.ts";
import { requestRefund, withdraw } from "./request-refund.ts";
import { sendRefunds } from "./send-refunds.ts";

const DAY = 24 * 60 * 60_000;

/** As the table of refunds decided: whole, where nothing else is said. */
const refund = (deps: Deps, paymentId: string, kind: IntakeRefund = "goodwill", share = 1) =>
  inTransaction(deps.db, async (tx) => {
    const { amountCents } = await getPayment(tx, paymentId);
    const part = Math.ceil(amountCents * share);
    return requestRefund(deps, tx, { paymentId, kind, requestedBy: "buyer", amountCents: part });
  });

test.for<[IntakeRefund, title: string]>([
  ["not-served", "Não podemos atender"],
  ["remote-care-declined", "Sem atendimento à distância"],
  ["goodwill", "Devolução sem condições"],
])(
  "%s is no right with a deadline: the amount that was decided goes back",
  async ([kind, title], { api, deps, asaas, clock }) => {
    const { accountId, headers, email } = await aMember(deps);
    const { id } = await buysByCard(deps, { accountId, email, phone: "", password: "" });
    clock.advance(200 * DAY);
    await expect(withdraw(deps, { paymentId: id, requestedBy: "buyer" })).rejects.toMatchObject({
      code: "refund-too-late",
    });

    await refund(deps, id, kind);
    expect(await programmeAccess(deps, accountId)).toBe("refunded");
    await sendRefunds(deps);
    expect(asaas.ledger().payments.every(({ amountCents, refundedCents }) => amountCents === refundedCents)).toBe(true);

    const { body: home } = await api<AccountOverview>("GET", "/v1/account", { headers });
    expect(home.return).toMatchObject({ state: "ended", plan: { ending: kind, daysLeft: 0 } });
    const { body: detail } = await api<AccountPaymentDetail>("GET", `/v1/account/payments/${id}`, { headers });
    expect(detail.return).toMatchObject({ status: "refunded", refunds: [{ kind, title, amountCents: 2_399_88 }] });
    expect(detail.return?.refundOptions?.guarantee.state).toBe("used");
    const { body: receipt } = await api<Receipt>("GET", `/v1/account/payments/${id}/receipt`, { headers });
    expect(receipt.return?.refund?.text).toMatch(/^Valor devolvido em/);
  },
);

test("a PIX is returned the same way", async ({ deps, asaas }) => {
  const member = await aMember(deps);
  const { id, gatewayId } = await opensPix(deps, member);
  await expect(refund(deps, id)).rejects.toMatchObject({ code: "nothing-to-refund" });
  const charge = paidBy(asaas.pay({ gatewayId: gatewayId ?? "" }));
  await receiveWebhook(deps, aWebhook("PAYMENT_RECEIVED", { ...charge, pixQrCodeId: gatewayId }));
  expect(await findRefundablePayment(deps, member.accountId)).toMatchObject({ id });

  await refund(deps, id, "remote-care-declined");
  await sendRefunds(deps);
  expect(asaas.ledger().payments).toMatchObject([{ amountCents: 2_399_88, refundedCents: 2_399_88 }]);
  expect(await findRefundablePayment(deps, member.accountId)).toBeUndefined();
});

test("a part is sent by the team, never by the machine, and recorded once", async ({ api, deps, asaas }) => {
  const member = await aMember(deps);
  const { id } = await buysByCard(deps, member);
  const { referenceNumber } = await refund(deps, id, "not-served", 0.25);
  await sendRefunds(deps);
  expect(asaas.calls().filter(({ path }) => path.endsWith("/refund"))).toEqual([]);
  const view = async () =>
    (await api<AccountPaymentDetail>("GET", `/v1/account/payments/${id}`, { headers: member.headers })).body.return;
  expect(await view()).toMatchObject({
    statusText: "Devolução a caminho",
    refunds: [{ amountCents: 599_97, state: "with-team" }],
  });
  expect(await waitingParts(deps)).toContain(referenceNumber);

  const record = () => recordSent(deps, { referenceNumber, by: "Helena" });
  expect([await record(), await record()]).toEqual([true, false]);
  expect(await view()).toMatchObject({
    statusText: "Devolvido",
    refunds: [{ amountCents: 599_97, state: "returned" }],
  });
  expect(await waitingParts(deps)).toBe("Nenhuma devolução para enviar.");
  await sendRefunds(deps);
  expect(asaas.ledger().payments.every(({ refundedCents }) => refundedCents === 0)).toBe(true);
  await expect(refund(deps, id)).rejects.toMatchObject({ code: "refund-already-requested" });
});

test("a part is not recorded while the bank decides about the whole", async ({ deps, asaas }) => {
  const { id } = await buysByCard(deps, await aMember(deps), { installments: 1 });
  const { referenceNumber } = await refund(deps, id, "not-served", 0.25);
  const [charge] = asaas.ledger().payments;
  const about = { id: charge?.id ?? "", installment: null, externalReference: id };
  await bankMoves(asaas, about.id, "open");
  await receiveWebhook(deps, aWebhook("PAYMENT_CHARGEBACK_REQUESTED", about));
  await expect(recordSent(deps, { referenceNumber, by: "Helena" })).rejects.toMatchObject({ code: "charge-disputed" });
});

test("of requests at once, of any kinds, one is accepted", async ({ deps, asaas }) => {
  const { id } = await buysByCard(deps, await aMember(deps));
  const requests = [
    refund(deps, id, "goodwill"),
    refund(deps, id, "goodwill"),
    refund(deps, id, "not-served"),
    withdraw(deps, { paymentId: id, requestedBy: "buyer" }),
  ];
  const outcomes = await Promise.allSettled(requests);

  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(3).fill("refund-already-requested"));
  await sendRefunds(deps);
  expect(asaas.calls().filter(({ path }) => path.endsWith("/refund"))).toHaveLength(1);
});

test("while the bank decides a dispute nothing is returned, and nothing after it was lost", async ({ deps, asaas }) => {
  const member = await aMember(deps);
  const { id } = await buysByCard(deps, member, { installments: 1 });
  const [charge] = asaas.ledger().payments;
  const about = { id: charge?.id ?? "", installment: null, externalReference: id };
  await bankMoves(asaas, about.id, "open");
  await receiveWebhook(deps, aWebhook("PAYMENT_CHARGEBACK_REQUESTED", about));
  expect(
    await findRefundablePayment(deps, member.accountId),
    "named, so that the refusal has its reason",
  ).toBeDefined();
  await expect(refund(deps, id)).rejects.toMatchObject({ code: "charge-disputed" });

  await bankMoves(asaas, about.id, "lose");
  await receiveWebhook(deps, aWebhook("PAYMENT_REFUNDED", about));
  await expect(refund(deps, id)).rejects.toMatchObject({ code: "nothing-to-refund" });
});

test("a refund returns the purchase in force; the one behind it takes its place", async ({ deps, asaas }) => {
  void asaas;
  const member = await aMember(deps);
  const first = await buysByCard(deps, member, { cycle: "30-days", installments: 1 });
  const second = await buysByCard(deps, member, { confirmExtension: true });
  const inForce = async () => (await findRefundablePayment(deps, member.accountId))?.id;

  expect(await inForce()).toBe(first.id);
  await refund(deps, first.id, "not-served");
  expect([await inForce(), await programmeAccess(deps, member.accountId)]).toEqual([second.id, "active"]);
  await refund(deps, second.id, "not-served");
  expect([await inForce(), await programmeAccess(deps, member.accountId)]).toEqual([undefined, "refunded"]);
});

test("it closes a guarantee claim that waits for the team", async ({ deps, asaas, clock }) => {
  void asaas;
  const member = await aMember(deps);
  const request = (paymentId: string) => asksAfterWaiting(deps, { ...member, paymentId });
  const first = await buysByCard(deps, member);
  expect(await request(first.id)).toMatchObject({ decision: "granted" });
  clock.advance(DAY);
  const second = await buysByCard(deps, member);
  expect(await request(second.id)).toMatchObject({ decision: "human" });

  await refund(deps, second.id);
  const review = await deps.db
    .selectFrom("guaranteeClaims")
    .select("outcome")
    .where("paymentId", "=", second.id)
    .execute();
  expect(review).toEqual([{ outcome: "superseded" }]);
});
