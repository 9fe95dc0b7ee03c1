import type { AccountPayment, Receipt } from "@app/contract/account";
import type { PaymentView } from "@app/contract/checkout";
import type { DeletionPreview } from "@app/contract/privacy";
import { expect } from "vitest";
import { getToday } from "../../operator/get-today.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { pagesOf } from "../../privacy/personal-data-store.ts";
import { aCardSubmission, aWebhook, bankMoves, receiveWebhook, statusOf } from "../../testing/buying.ts";
import { test as base } from "../../testing/http.ts";
import { workerMetrics } from "../../testing/metrics.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";
import type { Charge } from "../gateway/gateway.ts";
import { findMissedCharges } from "../reconciliation/find-missed-charges.ts";
import { reconcileLedger } from "../reconciliation/reconcile-ledger.ts";
import { reconcilePayments } from "../reconciliation/reconcile-payments.ts";
import { sendRefunds } from "../refunds/send-refunds.ts";
import { withdraw } from "../refunds/withdraw.ts";
import { settleCharge } from "../settlement/settle-charge.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A card purchase: its buyer, the bank's moves, the webhooks about them, and the status that the buyer sees. */
const test = base.extend("aSale", async ({ deps, asaas, api }) => async (installments = 12) => {
  const member = await aMember(deps);
  const { headers } = member;
  const { id } = await buysByCard(deps, member, { installments });
  const first = asaas.ledger().payments.find(({ externalReference }) => externalReference === id);
  const chargeId = first?.id ?? "";
  const about = { id: chargeId, installment: first?.installment ?? null, externalReference: id };
  let reads = 0;
  return {
    ...member,
    id,
    installmentPlanId: first?.installment ?? "",
    bank: (...steps: Parameters<typeof bankMoves>[2][]) => bankMoves(asaas, chargeId, ...steps),
    webhook: async (...events: string[]) => {
      for (const event of events) await receiveWebhook(deps, aWebhook(`PAYMENT_${event}`, about));
    },
    /** The gateway's current state: each read is a second after the one before. */
    read: async (more: Partial<Charge> = {}): Promise<Charge> => {
      const charge = await deps.gateway.getCharge(chargeId);
      if (!charge) throw new Error("no such charge");
      reads += 1;
      return { ...charge, readAt: new Date(charge.readAt.getTime() + reads * 1_000), ...more };
    },
    sees: async () => {
      const { body: status } = await api<PaymentView>("GET", `/v1/public/payment-lookup/${id}`);
      const { body: list } = await api<AccountPayment[]>("GET", "/v1/account/payments", { headers });
      const { body: detail } = await api<AccountPayment>("GET", `/v1/account/payments/${id}`, { headers });
      const { body: me } = await api<{ plan: string }>("GET", "/v1/auth/me", { headers });
      const text = detail.return?.statusText;
      const statuses = [status.return?.paymentStatus, list.return?.[0]?.status, detail.return?.status];
      expect(new Set(statuses).size, `one status everywhere: ${statuses.join(", ")}`).toBe(1);
      return `${statuses[0]} · ${text} · ${me.return?.plan}`;
    },
  };
});

const PAID = "paid · Pago · completo";
const RECEIVED = "received · Pago · completo";
const OPEN = "refunded · Contestado: o banco está analisando · free";
const LOST = "refunded · Devolvido: o banco aceitou a contestação · free";

const opened = "CHARGEBACK_REQUESTED";
const evidenceSent = "CHARGEBACK_DISPUTE";
const won = "AWAITING_CHARGEBACK_REVERSAL";
type Step = ["bank" | "webhook", string];
const bank = (move: string): Step => ["bank", move];
const hook = (event: string): Step => ["webhook", event];

const scenarios: [name: string, end: string, steps: Step[]][] = [
  ["opened", OPEN, [bank("open"), hook(opened)]],
  ["opened, won", PAID, [bank("open"), hook(opened), bank("win"), hook(won)]],
  [
    "opened, won, the money returned",
    RECEIVED,
    [bank("open"), hook(opened), bank("win"), hook(won), bank("return"), hook("RECEIVED")],
  ],
  [
    "opened, and its end known only by the returned money",
    RECEIVED,
    [bank("open"), hook(opened), bank("win"), bank("return"), hook("RECEIVED")],
  ],
  [
    "received before, opened, and its end known only by the returned money",
    RECEIVED,
    [bank("return"), hook("RECEIVED"), bank("open"), hook(opened), bank("win"), bank("return"), hook("RECEIVED")],
  ],
  [
    "opened, lost",
    LOST,
    [bank("open"), hook(opened), bank("dispute"), hook(evidenceSent), bank("lose"), hook("REFUNDED")],
  ],
  ["won before the webhook of its opening", PAID, [bank("open"), bank("win"), hook(won), hook(opened)]],
  ["every webhook missed but the last", PAID, [bank("open"), bank("dispute"), bank("win"), hook(won)]],
  [
    "every webhook twice, and again after the end",
    PAID,
    [
      bank("open"),
      hook(opened),
      hook(opened),
      bank("win"),
      hook(won),
      hook(won),
      hook(opened),
      hook("CONFIRMED"),
      hook(evidenceSent),
    ],
  ],
  [
    "lost, every webhook twice and late",
    LOST,
    [bank("open"), hook(opened), bank("lose"), hook("REFUNDED"), hook("REFUNDED"), hook(opened), hook("CONFIRMED")],
  ],
  [
    "won, and opened a second time",
    OPEN,
    [bank("open"), hook(opened), bank("win"), hook(won), bank("open"), hook(opened)],
  ],
];

for (const [name, end, steps] of scenarios)
  test(`a dispute: ${name}`, async ({ aSale }) => {
    const sale = await aSale();
    for (const [source, value] of steps) {
      if (source === "bank") await sale.bank(value as Parameters<typeof sale.bank>[0]);
      else await sale.webhook(value);
    }
    expect(await sale.sees()).toBe(end);
  });

test("a receipt shows the dispute for as long as the bank holds the money", async ({ api, aSale }) => {
  const sale = await aSale();
  const disputeLine = async () => {
    const { body } = await api<Receipt>("GET", `/v1/account/payments/${sale.id}/receipt`, { headers: sale.headers });
    return body.return?.lines.find(({ label }) => label === "Situação")?.value;
  };
  expect(await disputeLine()).toBeUndefined();
  await sale.bank("open");
  await sale.webhook(opened);
  expect(await disputeLine()).toBe("Contestado: o banco está analisando");
  await sale.bank("win");
  await sale.webhook(won);
  expect(await disputeLine()).toBeUndefined();
});

test("an export of personal data shows the same status, and the dispute on the charge", async ({ deps, aSale }) => {
  const sale = await aSale();
  await sale.bank("open");
  await sale.webhook(opened);
  const person = { accountId: sale.accountId, verifiedEmail: null, verifiedPhone: null };
  const rows = (name: "payments" | "charges") =>
    inTransaction(deps.db, async (tx) => (await pagesOf(tx, name, person).next()).value);
  expect(await rows("payments")).toMatchObject([{ id: sale.id, status: "refunded" }]);
  expect(await rows("charges")).toMatchObject([{ status: "captured", dispute: "open" }]);
  await sale.bank("win");
  await sale.webhook(won);
  expect(await rows("payments")).toMatchObject([{ id: sale.id, status: "paid" }]);
});

test("a dispute, open or lost, does not change the payment's own status", async ({ deps, aSale }) => {
  const sale = await aSale();
  await sale.bank("open");
  await sale.webhook(opened);
  expect(await statusOf(deps, sale.id)).toBe("paid");
  await sale.bank("lose");
  await sale.webhook("REFUNDED");
  expect(await statusOf(deps, sale.id)).toBe("paid");
  expect(await sale.sees()).toBe(LOST);
});

test("reconciliation with the ledger finds a dispute, and that it was won", async ({ deps, aSale }) => {
  const sale = await aSale();
  const repair = async () => {
    const options = { since: new Date(deps.now().getTime() - DAY), repair: true, refunds: new Set<string>() };
    const { findings } = await reconcileLedger(deps, options);
    return findings.map(({ kind, done }) => `${kind} ${done}`);
  };
  await sale.bank("open");
  expect(await repair()).toEqual(["outdated repaired"]);
  expect([await sale.sees(), await repair()]).toEqual([OPEN, ["in-sync null"]]);
  await sale.bank("win");
  expect(await repair()).toEqual(["outdated repaired"]);
  expect([await sale.sees(), await repair()]).toEqual([PAID, ["in-sync null"]]);
  await sale.bank("open");
  await repair();
  await sale.bank("win", "return");
  expect([await repair(), await sale.sees()]).toEqual([["outdated repaired"], RECEIVED]);
});

test("of two reads of a charge the later wins, whichever is written first", async ({ deps, aSale }) => {
  const sale = await aSale();
  await sale.bank("open");
  const before = await sale.read();
  await sale.bank("win");
  await settleCharge(deps, sale.id, await sale.read());
  await settleCharge(deps, sale.id, before);
  expect(await sale.sees()).toBe(PAID);

  await sale.bank("return");
  const settled = await sale.read();
  await sale.bank("open");
  await settleCharge(deps, sale.id, await sale.read());
  await settleCharge(deps, sale.id, settled);
  expect(await sale.sees(), "an old 'settled' wins no dispute").toBe(OPEN);

  const disputed = await sale.read();
  await sale.bank("lose");
  await settleCharge(deps, sale.id, await sale.read());
  await settleCharge(deps, sale.id, disputed);
  await settleCharge(deps, sale.id, settled);
  expect(await sale.sees()).toBe(LOST);
});

for (const [how, lookUp] of [
  ["by its reference", reconcilePayments],
  ["in the list of charges", findMissedCharges],
] as const)
  test(`a charge first read while disputed, ${how}, is accepted: suspended, and usable once won`, async ({
    deps,
    asaas,
    clock,
    api,
  }) => {
    const member = await aMember(deps);
    asaas.setFaults({ mode: "drop-answer", times: 1, method: "POST", path: "/v3/payments*" });
    await buysByCard(deps, member, { installments: 1 });
    const [charge] = asaas.ledger().payments;
    const id = charge?.externalReference ?? "";
    const plan = async () =>
      (await api<{ plan: string }>("GET", "/v1/auth/me", { headers: member.headers })).body.return?.plan;
    await bankMoves(asaas, charge?.id ?? "", "open");
    clock.advance(2 * MINUTE);
    await lookUp(deps);
    expect([await plan(), await statusOf(deps, id)]).toEqual(["free", "paid"]);
    expect((await api<PaymentView>("GET", `/v1/public/payment-lookup/${id}`)).body.return?.paymentStatus).toBe(
      "refunded",
    );
    await bankMoves(asaas, charge?.id ?? "", "win");
    await receiveWebhook(
      deps,
      aWebhook("PAYMENT_AWAITING_CHARGEBACK_REVERSAL", { id: charge?.id ?? "", externalReference: id }),
    );
    expect(await plan()).toBe("completo");
  });

test("a disputed duplicate does not affect the first charge, and is refunded when its dispute ends", async ({
  deps,
  aSale,
}) => {
  const sale = await aSale(1);
  const second = await sale.read({ chargeId: `pay_second_${sale.id}`, state: "disputed" });
  await settleCharge(deps, sale.id, second);
  expect(await sale.sees()).toBe(PAID);
  await settleCharge(deps, sale.id, { ...second, state: "dispute-won" });
  expect(await sale.sees()).toBe(PAID);
  const refunds = await deps.db.selectFrom("refunds").select("kind").where("paymentId", "=", sale.id).execute();
  expect(refunds).toEqual([{ kind: "duplicate" }]);
});

test("a requested refund waits while the dispute is open, and is sent once it is won", async ({
  deps,
  asaas,
  clock,
  aSale,
}) => {
  const sale = await aSale();
  await withdraw(deps, { paymentId: sale.id, requestedBy: "buyer" });
  await sale.bank("open");
  await sale.webhook(opened);
  await sendRefunds(deps);
  expect(asaas.calls().filter(({ path }) => path.endsWith(`${sale.installmentPlanId}/refund`))).toEqual([]);
  const refund = deps.db.selectFrom("refunds").select("status").where("paymentId", "=", sale.id);
  expect(await refund.execute()).toEqual([{ status: "rejected" }]);

  await sale.bank("win", "return");
  await sale.webhook(won, "RECEIVED");
  clock.advance(2 * DAY);
  await sendRefunds(deps);
  expect(await refund.execute()).toEqual([{ status: "succeeded" }]);
  expect(await sale.sees()).toBe("refunded · Devolvido · free");
  expect(await statusOf(deps, sale.id)).toBe("refunded");
});

test("a charge that the bank reversed is not refunded again", async ({ deps, aSale }) => {
  const sale = await aSale();
  await sale.bank("open");
  await sale.webhook(opened);
  const request = () => withdraw(deps, { paymentId: sale.id, requestedBy: "buyer" });
  await expect(request()).rejects.toMatchObject({ code: "charge-disputed" });
  await sale.bank("lose");
  await sale.webhook("REFUNDED");
  await expect(request()).rejects.toMatchObject({ code: "nothing-to-refund" });
});

test("the deletion preview offers the withdrawal of a purchase, but not while its dispute is open", async ({
  api,
  aSale,
}) => {
  const sale = await aSale();
  const withdrawable = async () =>
    (await api<DeletionPreview>("GET", "/v1/account/deletion", { headers: sale.headers })).body.return?.plan?.withdrawal
      ?.paymentId;
  expect(await withdrawable()).toBe(sale.id);
  await sale.bank("open");
  await sale.webhook(opened);
  expect(await withdrawable()).toBeUndefined();
  await sale.bank("win");
  await sale.webhook(won);
  expect(await withdrawable()).toBe(sale.id);
});

test("a replayed attempt gets the current status: refunded while disputed, paid once won", async ({
  api,
  deps,
  asaas,
}) => {
  const member = await aMember(deps);
  const attempt = () =>
    api<PaymentView>("POST", "/v1/auth/payment", {
      headers: { ...member.headers, "idempotency-key": "one attempt" },
      body: aCardSubmission(member.email, { installments: 1 }),
    });
  const { _id = "" } = (await attempt()).body.return ?? {};
  const [charge] = asaas.ledger().payments;
  const about = { id: charge?.id ?? "", externalReference: _id };
  await bankMoves(asaas, about.id, "open");
  await receiveWebhook(deps, aWebhook(`PAYMENT_${opened}`, about));
  expect((await attempt()).body.return).toMatchObject({ _id, paymentStatus: "refunded" });
  await bankMoves(asaas, about.id, "win");
  await receiveWebhook(deps, aWebhook(`PAYMENT_${won}`, about));
  expect((await attempt()).body.return).toMatchObject({ _id, paymentStatus: "paid" });
});

test("metrics count disputes by state, and a won one as no refund", async ({ deps, aSale, clock }) => {
  clock.advance(400 * DAY);
  const [open, lost, recovered] = [await aSale(), await aSale(), await aSale()];
  const metrics = async () => {
    const { after } = await workerMetrics(deps);
    const value = (of: string) => Number(after.match(new RegExp(`^${of} (\\d+)$`, "m"))?.[1]);
    return {
      paid: value('payments_30m{method="credit-card",outcome="paid"}'),
      refunded: value('payments_30m{method="credit-card",outcome="refunded"}'),
      open: value('disputes{state="open"}'),
      won: value('disputes{state="won"}'),
      lost: value('disputes{state="lost"}'),
    };
  };
  const before = await metrics();
  for (const sale of [open, lost, recovered]) {
    await sale.bank("open");
    await sale.webhook(opened);
  }
  await lost.bank("lose");
  await lost.webhook("REFUNDED");
  await recovered.bank("win");
  await recovered.webhook(won);
  const after = await metrics();
  expect(before).toMatchObject({ paid: 3, refunded: 0 });
  expect(after).toEqual({
    paid: 1,
    refunded: 2,
    open: before.open + 1,
    won: before.won + 1,
    lost: before.lost + 1,
  });
  expect((await getToday(deps)).disputes).toMatchObject([{ state: "open" }, { state: "won" }, { state: "lost" }]);
});
