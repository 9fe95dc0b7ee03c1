import type { PaymentView } from "@app/contract/checkout";
import { expect } from "vitest";
import { aWebhook, bankMoves, receiveWebhook, statusOf } from "../../testing/buying.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";
import { findMissedCharges } from "../reconciliation/find-missed-charges.ts";
import { reconcileLedger } from "../reconciliation/reconcile-ledger.ts";
import { reconcilePayments } from "../reconciliation/reconcile-payments.ts";
import { settleCharge } from "../settlement/settle-charge.ts";
import { LOST, OPEN, PAID, RECEIVED, test } from "./testing/a-sale.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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
