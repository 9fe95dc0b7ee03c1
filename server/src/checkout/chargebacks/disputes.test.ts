import type { Receipt } from "@app/contract/account";
import type { PaymentView } from "@app/contract/checkout";
import { expect } from "vitest";
import { getToday } from "../../operator/get-today.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { pagesOf } from "../../privacy/personal-data-store.ts";
import { aCardSubmission, aWebhook, bankMoves, receiveWebhook, statusOf } from "../../testing/buying.ts";
import { workerMetrics } from "../../testing/metrics.ts";
import { aMember } from "../../testing/purchases.ts";
import { evidenceSent, LOST, OPEN, opened, PAID, RECEIVED, test, won } from "./testing/a-sale.ts";

const DAY = 24 * 60 * 60_000;

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
