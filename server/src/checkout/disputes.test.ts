import type { AccountPayment, Receipt } from "@app/contract/account";
import type { PaymentView } from "@app/contract/checkout";
import type { DeletionPreview } from "@app/contract/privacy";
import { expect } from "vitest";
import { getToday } from "../operator/get-today.ts";
import { inTransaction } from "../platform/db.ts";
import { pagesOf } from "../privacy/personal-data-store.ts";
import { aCardSubmission, aWebhook, bankMoves, receiveWebhook, statusOf } from "../testing/buying.ts";
import { test as base } from "../testing/http.ts";
import { workerMetrics } from "../testing/metrics.ts";
import { aMember, buysByCard } from "../testing/purchases.ts";
import { findMissedCharges } from "./find-missed-charges.ts";
import type { Charge } from "./gateway.ts";
import { reconcileLedger } from "./reconcile-ledger.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { sendRefunds } from "./send-refunds.ts";
import { settleCharge } from "./settle-charge.ts";
import { withdraw } from "./withdraw.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Somebody who bought by card, what their bank does over there, what we are told of it, and what they see. */
const test = base.extend("aSale", async ({ deps, asaas, api }) => async (installments = 12) => {
  const member = await aMember(deps);
  const { headers } = member;
  const { id } = await buysByCard(deps, member, { installments });
  const first = asaas.ledger().payments.find(({ externalReference }) => externalReference === id);
  const chargeId = first?.id ?? "";
  const about = { id: chargeId, installment: first?.installment ?? null, externalReference: id };
  let readings = 0;
  return {
    ...member,
    id,
    installmentPlanId: first?.installment ?? "",
    bank: (...steps: Parameters<typeof bankMoves>[2][]) => bankMoves(asaas, chargeId, ...steps),
    hear: async (...events: string[]) => {
      for (const event of events) await receiveWebhook(deps, aWebhook(`PAYMENT_${event}`, about));
    },
    /** As the gateway tells it at this moment: each reading is a second after the one before. */
    reading: async (more: Partial<Charge> = {}): Promise<Charge> => {
      const charge = await deps.gateway.getCharge(chargeId);
      if (!charge) throw new Error("no such charge");
      readings += 1;
      return { ...charge, readAt: new Date(charge.readAt.getTime() + readings * 1_000), ...more };
    },
    sees: async () => {
      const { body: status } = await api<PaymentView>("GET", `/v1/public/payment-lookup/${id}`);
      const { body: list } = await api<AccountPayment[]>("GET", "/v1/account/payments", { headers });
      const { body: one } = await api<AccountPayment>("GET", `/v1/account/payments/${id}`, { headers });
      const { body: me } = await api<{ plan: string }>("GET", "/v1/auth/me", { headers });
      const text = one.return?.statusText;
      const said = [status.return?.paymentStatus, list.return?.[0]?.status, one.return?.status];
      expect(new Set(said).size, `one status everywhere: ${said.join(", ")}`).toBe(1);
      return `${said[0]} · ${text} · ${me.return?.plan}`;
    },
  };
});

const PAID = "paid · Pago · completo";
const RECEIVED = "received · Pago · completo";
const OPEN = "refunded · Contestado: o banco está analisando · free";
const LOST = "refunded · Devolvido: o banco aceitou a contestação · free";

const opened = "CHARGEBACK_REQUESTED";
const sentVerification = "CHARGEBACK_DISPUTE";
const won = "AWAITING_CHARGEBACK_REVERSAL";
type Part = ["bank" | "hear", string];
const bank = (step: string): Part => ["bank", step];
const hear = (event: string): Part => ["hear", event];

const stories: [name: string, end: string, parts: Part[]][] = [
  ["opened", OPEN, [bank("open"), hear(opened)]],
  ["opened, won", PAID, [bank("open"), hear(opened), bank("win"), hear(won)]],
  [
    "opened, won, the money back",
    RECEIVED,
    [bank("open"), hear(opened), bank("win"), hear(won), bank("return"), hear("RECEIVED")],
  ],
  [
    "opened, and of the end only that money came",
    RECEIVED,
    [bank("open"), hear(opened), bank("win"), bank("return"), hear("RECEIVED")],
  ],
  [
    "received before, opened, and of the end only that money came",
    RECEIVED,
    [bank("return"), hear("RECEIVED"), bank("open"), hear(opened), bank("win"), bank("return"), hear("RECEIVED")],
  ],
  [
    "opened, lost",
    LOST,
    [bank("open"), hear(opened), bank("dispute"), hear(sentVerification), bank("lose"), hear("REFUNDED")],
  ],
  ["won before it was heard that it opened", PAID, [bank("open"), bank("win"), hear(won), hear(opened)]],
  ["heard of nothing but the end", PAID, [bank("open"), bank("dispute"), bank("win"), hear(won)]],
  [
    "everything twice, and again after the end",
    PAID,
    [
      bank("open"),
      hear(opened),
      hear(opened),
      bank("win"),
      hear(won),
      hear(won),
      hear(opened),
      hear("CONFIRMED"),
      hear(sentVerification),
    ],
  ],
  [
    "lost, everything twice and late",
    LOST,
    [bank("open"), hear(opened), bank("lose"), hear("REFUNDED"), hear("REFUNDED"), hear(opened), hear("CONFIRMED")],
  ],
  [
    "won, and opened a second time",
    OPEN,
    [bank("open"), hear(opened), bank("win"), hear(won), bank("open"), hear(opened)],
  ],
];

for (const [name, end, parts] of stories)
  test(`a dispute: ${name}`, async ({ aSale }) => {
    const sale = await aSale();
    for (const [who, what] of parts) {
      if (who === "bank") await sale.bank(what as Parameters<typeof sale.bank>[0]);
      else await sale.hear(what);
    }
    expect(await sale.sees()).toBe(end);
  });

test("a receipt says that the bank has the money, as long as it has it", async ({ api, aSale }) => {
  const sale = await aSale();
  const standing = async () => {
    const { body } = await api<Receipt>("GET", `/v1/account/payments/${sale.id}/receipt`, { headers: sale.headers });
    return body.return?.lines.find(({ label }) => label === "Situação")?.value;
  };
  expect(await standing()).toBeUndefined();
  await sale.bank("open");
  await sale.hear(opened);
  expect(await standing()).toBe("Contestado: o banco está analisando");
  await sale.bank("win");
  await sale.hear(won);
  expect(await standing()).toBeUndefined();
});

test("a copy of one's data says the same, and tells of the dispute beside the charge", async ({ deps, aSale }) => {
  const sale = await aSale();
  await sale.bank("open");
  await sale.hear(opened);
  const person = { accountId: sale.accountId, verifiedEmail: null, verifiedPhone: null };
  const rows = (name: "payments" | "charges") =>
    inTransaction(deps.db, async (tx) => (await pagesOf(tx, name, person).next()).value);
  expect(await rows("payments")).toMatchObject([{ id: sale.id, status: "refunded" }]);
  expect(await rows("charges")).toMatchObject([{ status: "captured", dispute: "open" }]);
  await sale.bank("win");
  await sale.hear(won);
  expect(await rows("payments")).toMatchObject([{ id: sale.id, status: "paid" }]);
});

test("a dispute leaves the payment's own status alone, open or lost", async ({ deps, aSale }) => {
  const sale = await aSale();
  await sale.bank("open");
  await sale.hear(opened);
  expect(await statusOf(deps, sale.id)).toBe("paid");
  await sale.bank("lose");
  await sale.hear("REFUNDED");
  expect(await statusOf(deps, sale.id)).toBe("paid");
  expect(await sale.sees()).toBe(LOST);
});

test("the ledger beside our books finds a dispute, and that it was won", async ({ deps, aSale }) => {
  const sale = await aSale();
  const mend = async () => {
    const wish = { since: new Date(deps.now().getTime() - DAY), repair: true, refunds: new Set<string>() };
    const { findings } = await reconcileLedger(deps, wish);
    return findings.map(({ kind, done }) => `${kind} ${done}`);
  };
  await sale.bank("open");
  expect(await mend()).toEqual(["outdated repaired"]);
  expect([await sale.sees(), await mend()]).toEqual([OPEN, ["in-sync null"]]);
  await sale.bank("win");
  expect(await mend()).toEqual(["outdated repaired"]);
  expect([await sale.sees(), await mend()]).toEqual([PAID, ["in-sync null"]]);
  await sale.bank("open");
  await mend();
  await sale.bank("win", "return");
  expect([await mend(), await sale.sees()]).toEqual([["outdated repaired"], RECEIVED]);
});

test("what was read before counts less than what was read after, whichever is written first", async ({
  deps,
  aSale,
}) => {
  const sale = await aSale();
  await sale.bank("open");
  const before = await sale.reading();
  await sale.bank("win");
  await settleCharge(deps, sale.id, await sale.reading());
  await settleCharge(deps, sale.id, before);
  expect(await sale.sees()).toBe(PAID);

  await sale.bank("return");
  const there = await sale.reading();
  await sale.bank("open");
  await settleCharge(deps, sale.id, await sale.reading());
  await settleCharge(deps, sale.id, there);
  expect(await sale.sees(), "an old 'settled' wins no dispute").toBe(OPEN);

  const disputed = await sale.reading();
  await sale.bank("lose");
  await settleCharge(deps, sale.id, await sale.reading());
  await settleCharge(deps, sale.id, disputed);
  await settleCharge(deps, sale.id, there);
  expect(await sale.sees()).toBe(LOST);
});

for (const [how, look] of [
  ["by its reference", reconcilePayments],
  ["in the list of charges", findMissedCharges],
] as const)
  test(`a charge first met in dispute, ${how}, is kept: suspended, and theirs once won`, async ({
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
    await look(deps);
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

test("a disputed second charge takes nothing from the first, and goes back when its dispute ends", async ({
  deps,
  aSale,
}) => {
  const sale = await aSale(1);
  const second = await sale.reading({ chargeId: `pay_second_${sale.id}`, state: "disputed" });
  await settleCharge(deps, sale.id, second);
  expect(await sale.sees()).toBe(PAID);
  await settleCharge(deps, sale.id, { ...second, state: "dispute-won" });
  expect(await sale.sees()).toBe(PAID);
  const refunds = await deps.db.selectFrom("refunds").select("kind").where("paymentId", "=", sale.id).execute();
  expect(refunds).toEqual([{ kind: "duplicate" }]);
});

test("money asked back waits while the bank decides, and goes once the dispute is won", async ({
  deps,
  asaas,
  clock,
  aSale,
}) => {
  const sale = await aSale();
  await withdraw(deps, { paymentId: sale.id, requestedBy: "buyer" });
  await sale.bank("open");
  await sale.hear(opened);
  await sendRefunds(deps);
  expect(asaas.calls().filter(({ path }) => path.endsWith(`${sale.installmentPlanId}/refund`))).toEqual([]);
  const refund = deps.db.selectFrom("refunds").select("status").where("paymentId", "=", sale.id);
  expect(await refund.execute()).toEqual([{ status: "rejected" }]);

  await sale.bank("win", "return");
  await sale.hear(won, "RECEIVED");
  clock.advance(2 * DAY);
  await sendRefunds(deps);
  expect(await refund.execute()).toEqual([{ status: "succeeded" }]);
  expect(await sale.sees()).toBe("refunded · Devolvido · free");
  expect(await statusOf(deps, sale.id)).toBe("refunded");
});

test("what the bank gave back is not given back again", async ({ deps, aSale }) => {
  const sale = await aSale();
  await sale.bank("open");
  await sale.hear(opened);
  const ask = () => withdraw(deps, { paymentId: sale.id, requestedBy: "buyer" });
  await expect(ask()).rejects.toMatchObject({ code: "charge-disputed" });
  await sale.bank("lose");
  await sale.hear("REFUNDED");
  await expect(ask()).rejects.toMatchObject({ code: "nothing-to-refund" });
});

test("whoever leaves is told of the money that can come back: not while the bank decides", async ({ api, aSale }) => {
  const sale = await aSale();
  const returnable = async () =>
    (await api<DeletionPreview>("GET", "/v1/account/deletion", { headers: sale.headers })).body.return?.plan?.withdrawal
      ?.paymentId;
  expect(await returnable()).toBe(sale.id);
  await sale.bank("open");
  await sale.hear(opened);
  expect(await returnable()).toBeUndefined();
  await sale.bank("win");
  await sale.hear(won);
  expect(await returnable()).toBe(sale.id);
});

test("the same attempt again is answered as it stands: refunded while disputed, paid once won", async ({
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

test("operators count disputes by themselves, and a won one as no refund", async ({ deps, aSale, clock }) => {
  clock.advance(400 * DAY);
  const [open, lost, back] = [await aSale(), await aSale(), await aSale()];
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
  for (const sale of [open, lost, back]) {
    await sale.bank("open");
    await sale.hear(opened);
  }
  await lost.bank("lose");
  await lost.hear("REFUNDED");
  await back.bank("win");
  await back.hear(won);
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
