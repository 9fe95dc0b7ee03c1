import type { PaymentView } from "@app/contract/checkout";
import { sql } from "kysely";
import { expect } from "vitest";
import { type ReconcileOptions, reconcileLedger } from "../checkout/reconciliation/reconcile-ledger.ts";
import { sendRefunds } from "../checkout/refunds/send-refunds.ts";
import { createKeyRing } from "../platform/key-ring.ts";
import { aBuyer, aCardSubmission, aPixSubmission, aQuota } from "../testing/buying.ts";
import { type Api, test as base } from "../testing/http.ts";
import { formatReconciliation } from "./format-reconciliation.ts";

const BY_EMAIL = "/v1/public/payment/by-email";
const REPORT_ONLY: ReconcileOptions = { since: new Date(Date.now() - 3_600_000), repair: false, refunds: new Set() };
const REPAIR = { ...REPORT_ONLY, repair: true };

/** Each test has its own buyers: data of earlier tests is removed, here and at the gateway. */
const test = base.extend("quiet", { auto: true }, async ({ engine, asaas }) => {
  asaas.reset();
  await sql`truncate accounts, messages, conversions, webhook_events, audit_log cascade`.execute(engine.db);
});

async function aPixPaid(
  { api, asaas }: { api: Api; asaas: { pay: (order: { gatewayId: string }) => unknown } },
  email: string,
) {
  const view = (await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(email) })).body.return;
  asaas.pay({ gatewayId: view?.gatewayId ?? "" });
  return view?._id ?? "";
}
const losePayments = ({ db }: { db: Parameters<ReturnType<typeof sql>["execute"]>[0] }) =>
  sql`truncate payments cascade`.execute(db);

test("ledgers that agree are left alone", async ({ api, deps, asaas }) => {
  const { email } = await aBuyer(deps);
  await api("POST", BY_EMAIL, { body: aCardSubmission(email) });
  expect((await reconcileLedger(deps, REPAIR)).findings).toMatchObject([{ kind: "in-sync", amountCents: 239_988 }]);
  expect(asaas.ledger().payments).toHaveLength(12);
});

test("a payment whose webhook was lost is only reported, then repaired", async ({ api, deps, asaas }) => {
  const { email } = await aBuyer(deps);
  const paymentId = await aPixPaid({ api, asaas }, email);
  expect((await reconcileLedger(deps, REPORT_ONLY)).findings).toMatchObject([
    { kind: "missing-charge", paymentId, done: null },
  ]);
  expect((await reconcileLedger(deps, REPAIR)).findings).toMatchObject([{ kind: "missing-charge", done: "repaired" }]);
  expect((await reconcileLedger(deps, REPAIR)).findings).toMatchObject([{ kind: "in-sync" }]);
});

test("lost payments of known buyers are recreated with their old ids and their plans", async ({ api, deps, asaas }) => {
  const [ana, bia] = [await aBuyer(deps), await aBuyer(deps)];
  const pix = await aPixPaid({ api, asaas }, ana.email);
  const card = (await api<PaymentView>("POST", BY_EMAIL, { body: aCardSubmission(bia.email) })).body.return?._id;
  await losePayments(deps);

  expect((await reconcileLedger(deps, REPORT_ONLY)).findings.map(({ kind }) => kind)).toEqual([
    "missing-payment",
    "missing-payment",
  ]);
  const { findings } = await reconcileLedger(deps, REPAIR);
  expect(findings.map(({ done }) => done)).toEqual(["repaired", "repaired"]);

  const rows = await deps.db.selectFrom("payments").selectAll().orderBy("method").execute();
  expect(rows).toMatchObject([
    { id: card, accountId: bia.accountId, status: "paid", cycle: "annual", installments: 12, amountCents: 239_988 },
    { id: pix, accountId: ana.accountId, status: "received", cycle: "annual", installments: 1, allowsAds: false },
  ]);
  expect(await deps.db.selectFrom("subscriptionPeriods").select("paymentId").execute()).toHaveLength(2);
  expect((await reconcileLedger(deps, REPAIR)).findings.map(({ kind }) => kind)).toEqual(["in-sync", "in-sync"]);
});

test("a payment whose id does not encode its account is matched by the gateway's customer", async ({
  api,
  deps,
  asaas,
}) => {
  const { email, accountId } = await aBuyer(deps);
  await api("POST", BY_EMAIL, { body: aCardSubmission(email) });
  await losePayments(deps);
  const older = { ...deps, keyRing: createKeyRing("a key that sealed none of these ids") };
  expect((await reconcileLedger(older, REPAIR)).findings).toMatchObject([
    { kind: "missing-payment", done: "repaired" },
  ]);
  expect(await deps.db.selectFrom("payments").select("accountId").execute()).toEqual([{ accountId }]);
  expect(asaas.ledger().payments).toHaveLength(12);
});

test("an orphan charge is left alone until an operator names it for a refund", async ({ api, deps, asaas }) => {
  const { email } = await aBuyer(deps);
  await aPixPaid({ api, asaas }, email);
  await sql`truncate accounts cascade`.execute(deps.db);

  const reported = await reconcileLedger(deps, REPAIR);
  expect(reported.findings).toMatchObject([{ kind: "orphan", done: null, amountCents: 239_988 }]);
  expect(formatReconciliation(reported)).toContain("devolva com --refund");
  expect(asaas.ledger().payments).toMatchObject([{ status: "RECEIVED" }]);

  const refunds = new Set(reported.findings.map(({ chargeId }) => chargeId));
  expect((await reconcileLedger(deps, { ...REPORT_ONLY, refunds })).findings).toMatchObject([
    { done: "refund-requested" },
  ]);
  expect(asaas.ledger().payments).toMatchObject([{ refundedCents: 239_988 }]);
  expect((await reconcileLedger(deps, { ...REPORT_ONLY, refunds })).findings).toMatchObject([{ kind: "not-paid" }]);
  expect(await deps.db.selectFrom("auditLog").select("action").execute()).toEqual([
    { action: "orphan charge refunded" },
  ]);
});

test("a duplicate payment for a plan bought again meanwhile waits for an operator", async ({ api, deps, asaas }) => {
  const { email } = await aBuyer(deps);
  const first = await aPixPaid({ api, asaas }, email);
  await losePayments(deps);
  await api("POST", BY_EMAIL, { body: aCardSubmission(email) });

  const { findings } = await reconcileLedger(deps, REPAIR);
  const duplicate = findings.find(({ kind }) => kind === "duplicate");
  expect(duplicate).toMatchObject({ paymentId: first, done: null });
  await reconcileLedger(deps, { ...REPORT_ONLY, refunds: new Set([duplicate?.chargeId ?? ""]) });
  await sendRefunds(deps);
  expect(asaas.ledger().payments.find(({ externalReference }) => externalReference === first)).toMatchObject({
    refundedCents: 239_988,
  });
});

test("a refund made at the gateway ends the plan here", async ({ api, deps, asaas }) => {
  const { email } = await aBuyer(deps);
  await aPixPaid({ api, asaas }, email);
  await reconcileLedger(deps, REPAIR);
  const [charge] = asaas.ledger().payments;
  await deps.gateway.refund({ chargeId: charge?.id ?? "", installmentPlanId: null }, 239_988);
  expect((await reconcileLedger(deps, REPAIR)).findings).toMatchObject([{ kind: "outdated", done: "repaired" }]);
  expect(await deps.db.selectFrom("payments").select("status").execute()).toEqual([{ status: "refunded" }]);
});

test("an amount that conflicts with ours is reported and never repaired", async ({ api, deps, asaas }) => {
  const { email } = await aBuyer(deps);
  await aPixPaid({ api, asaas }, email);
  await reconcileLedger(deps, REPAIR);
  await sql`update charges set amount_cents = 1`.execute(deps.db);
  expect((await reconcileLedger(deps, REPAIR)).findings).toMatchObject([{ kind: "conflict", done: null }]);
});

test("reads page by page, and stops before the gateway's quota runs out for buyers", async ({ deps, asaas }) => {
  const { email } = await aBuyer(deps);
  const card = aCardSubmission(email).creditCardData;
  const customer = await deps.gateway.createCustomer({
    reference: crypto.randomUUID(),
    name: "Ana Souza",
    email,
    document: "52998224725",
    phone: "11987654321",
  });
  if (customer.outcome !== "created" || !card) throw new Error("no customer");
  const holder = {
    name: "Ana",
    email,
    document: "52998224725",
    postalCode: "01310100",
    addressNumber: "1",
    phone: "11987654321",
  };
  for (let sale = 0; sale < 10; sale += 1)
    await deps.gateway.chargeCard({
      reference: `panel ${sale}`,
      customerId: customer.customerId,
      amountCents: 1_200_00,
      installments: 12,
      description: "",
      card,
      holder,
      buyerIp: "203.0.113.7",
    });
  expect(asaas.ledger().payments).toHaveLength(120);
  const whole = await reconcileLedger(deps, REPORT_ONLY);
  expect(whole).toMatchObject({ pages: 2, isComplete: true });
  expect(whole.findings.map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, () => "external"));
  const short = { ...deps, gateway: { ...deps.gateway, quota: () => aQuota(1_999) } };
  expect(await reconcileLedger(short, REPORT_ONLY)).toMatchObject({ pages: 1, isComplete: false });
});
