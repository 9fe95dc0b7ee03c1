import { PAYMENT_STATUSES } from "@app/contract/catalogue";
import type { Buyer, Driver } from "../shopper/driver.ts";
import { type Books, type OurPayment, ourBooks, type Sale, salesOf } from "./books.ts";
import type { Harness } from "./harness.ts";
import { settle } from "./settle.ts";

const rank = (status: string): number => (PAYMENT_STATUSES as readonly string[]).indexOf(status);
const isPaid = ({ shown }: Pick<OurPayment, "shown">): boolean => shown === "paid" || shown === "received";
const acked = new Set([200]);

/** Compares our database, the gateway's ledger and the answers that the driver received. Returns the violations. */
export async function check(harness: Harness, driver: Driver, buyers: readonly Buyer[]): Promise<string[]> {
  const ours = await ourBooks(harness, buyers);
  const { sales } = salesOf(harness);
  const known = new Set(ours.payments.map(({ id }) => id));
  const theirs = sales.filter(({ reference }) => known.has(reference ?? ""));
  const violations = [
    ...buyers.flatMap((buyer) => checkBuyer(buyer, ours, theirs)),
    ...checkCharges(ours, theirs),
    ...checkMoves(ours),
    ...checkPurchases(harness, ours),
    ...(await checkOrphanCharges(harness, sales)),
    ...(await checkDeliveries(harness)),
  ];
  for (const buyer of buyers) violations.push(...(await checkAccess(driver, buyer, ours)));
  return violations;
}

/** Lets all pending work complete, then checks. Work that is still open is a violation too. */
export async function settleAndCheck(harness: Harness, driver: Driver, buyers: readonly Buyer[]): Promise<string[]> {
  return [...stillOpen(await settle(harness, buyers)), ...(await check(harness, driver, buyers))];
}

export const stillOpen = (open: object): string[] =>
  Object.entries(open).flatMap(([what, count]) => (count > 0 ? `still open at the end: ${count} ${what}` : []));

function checkBuyer(buyer: Buyer, ours: Books, theirs: Sale[]): string[] {
  const violations: string[] = [];
  const report = (invariant: string, what: string) =>
    violations.push(`${invariant}: ${what} (account ${buyer.accountId})`);
  const payments = ours.payments.filter(({ account_id }) => account_id === buyer.accountId);
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const captured = theirs.filter(({ reference, isKept }) => isKept && byId.has(reference ?? ""));
  if (captured.length > buyer.wants)
    report(
      "I1",
      `${captured.length} charges kept where ${buyer.wants} wanted: ${captured.map(({ id }) => id).join(", ")}`,
    );
  if (!ours.accounts.has(buyer.accountId)) report("I3", "a registered account is gone");

  for (const payment of payments) {
    const charges = captured.filter(({ reference }) => reference === payment.id);
    if (charges.length > 1) report("I1", `${charges.length} charges kept for payment ${payment.id}`);
    if (isPaid(payment) !== (charges.length === 1))
      report("I2", `payment ${payment.id} is ${payment.shown} and ${charges.length} charges are kept`);
    for (const sale of charges)
      if (sale.amountCents - sale.refundedCents !== payment.amount_cents)
        report("I2", `payment ${payment.id} is ${payment.amount_cents}, its charge ${sale.amountCents}`);
    const period = ours.periods.find(({ payment_id }) => payment_id === payment.id);
    const isActive = period !== undefined && period.ended_at === null && period.suspended_at === null;
    if (isActive !== isPaid(payment)) report("I6", `payment ${payment.id} is ${payment.shown}, access ${isActive}`);
  }
  for (const attempt of buyer.attempts) {
    const acknowledged = attempt.answers.filter(({ status, id }) => acked.has(status) && id !== null);
    const ids = new Set(acknowledged.map(({ id }) => id));
    if (attempt.key !== null && ids.size > 1) report("I5", `one key, ${ids.size} payments`);
    for (const { id, paymentStatus, gatewayId, amountCents } of acknowledged) {
      const payment = byId.get(id ?? "");
      if (!payment) report("I3", `payment ${id} was acknowledged and is not this account's (or gone)`);
      else if (rank(payment.status) < rank(paymentStatus ?? "") && paymentStatus !== "processing")
        report("I3", `payment ${id} was reported as ${paymentStatus} and is ${payment.status}`);
      else if (gatewayId !== null && payment.gateway_id !== gatewayId)
        report("I3", `payment ${id} was shown with code ${gatewayId} and has ${payment.gateway_id}`);
      else if (amountCents !== null && payment.amount_cents !== amountCents)
        report("I2", `payment ${id} was shown as ${amountCents} and is ${payment.amount_cents}`);
    }
  }
  return violations;
}

/** I2, charge by charge: both ledgers have the same sales, amounts and payments. */
export function checkCharges(ours: Books, theirs: Sale[]): string[] {
  const violations: string[] = [];
  const sales = new Map(theirs.map((sale) => [sale.id, sale]));
  const recorded = new Map(ours.charges.map((charge) => [charge.gateway_charge_id, charge]));
  for (const sale of theirs) {
    const charge = recorded.get(sale.id);
    if (!charge)
      violations.push(`I2: the gateway has charge ${sale.id} of payment ${sale.reference}, we have no record of it`);
    else if (charge.payment_id !== sale.reference)
      violations.push(`I2: charge ${sale.id} is recorded for another payment`);
    else if (charge.amount_cents !== sale.amountCents)
      violations.push(`I2: charge ${sale.id} is ${sale.amountCents} there and ${charge.amount_cents} here`);
    else if (charge.disposition !== "accepted" && sale.isKept)
      violations.push(`I1: ${charge.disposition} charge ${sale.id} was not returned (payment ${sale.reference})`);
  }
  for (const charge of ours.charges)
    if (!sales.has(charge.gateway_charge_id))
      violations.push(`I2: the gateway knows no charge ${charge.gateway_charge_id}`);
  for (const refund of ours.refunds)
    if (refund.status !== "succeeded")
      violations.push(`I2: the refund of ${refund.gateway_charge_id} is still ${refund.status}`);
  return violations;
}

const checkMoves = ({ moves }: Books): string[] =>
  moves
    .filter(({ was, became }) => rank(became) <= rank(was))
    .map(({ payment_id, was, became }) => `I4: payment ${payment_id} went from ${was} to ${became}`);

/** I12: each payment that was ever paid is one Purchase, here and at the ad platform, and one receipt. */
function checkPurchases(harness: Harness, ours: Books): string[] {
  const paid = new Set(ours.periods.map(({ payment_id }) => `purchase_${payment_id}`));
  const counted = new Map<string, number>();
  for (const { event_name, event_id } of harness.meta.events().events)
    if (event_name === "Purchase" && event_id) counted.set(event_id, (counted.get(event_id) ?? 0) + 1);
  const violations: string[] = [];
  for (const id of paid)
    if (counted.get(id) !== 1) violations.push(`I12: ${id} was counted ${counted.get(id) ?? 0} times`);
  for (const { event_id } of ours.purchases)
    if (!paid.has(event_id)) violations.push(`I12: ${event_id} without a period`);
  if (ours.purchases.length !== paid.size)
    violations.push(`I12: ${paid.size} periods, ${ours.purchases.length} Purchases`);
  if (ours.receipts.length !== paid.size)
    violations.push(`I12: ${paid.size} periods, ${ours.receipts.length} receipts`);
  return violations;
}

/** I2 for every sale of the gateway: no orphan charge, that is, none without a payment of ours. */
async function checkOrphanCharges(harness: Harness, sales: Sale[]): Promise<string[]> {
  const references = [...new Set(sales.map(({ reference }) => reference ?? ""))];
  const known = await harness.db.query<{ id: string }>("select id::text from payments where id::text = any($1)", [
    references,
  ]);
  const ours = new Set(known.map(({ id }) => id));
  return references.filter((id) => !ours.has(id)).map((id) => `I2: the gateway charged for a payment we lost: ${id}`);
}

/** I3 for webhooks: every event answered with 200 is stored. */
async function checkDeliveries(harness: Harness): Promise<string[]> {
  const acknowledged = harness.webhookProxy
    .takeDeliveries()
    .flatMap(({ eventId, status }) => (status === 200 && eventId ? eventId : []));
  const ids = [...new Set(acknowledged)].filter((id) => /^evt_(?!odd_)/.test(id));
  const stored = await harness.db.query<{ id: string }>(
    "select event_id as id from webhook_events where event_id = any($1)",
    [ids],
  );
  const known = new Set(stored.map(({ id }) => id));
  return ids.filter((id) => !known.has(id)).map((id) => `I3: event ${id} was answered with 200 and is not stored`);
}

/** I6 as the member sees it. */
async function checkAccess(driver: Driver, buyer: Buyer, ours: Books): Promise<string[]> {
  if (!buyer.token) return [];
  const { status, body } = await driver.request("GET", "/v1/auth/me", {
    headers: driver.basic(buyer.email, buyer.token),
    ip: buyer.ip,
  });
  const plan = body.return?.["plan"];
  const id = body.return?.["_id"];
  const paid = ours.payments.some((payment) => payment.account_id === buyer.accountId && isPaid(payment));
  if (status !== 200) return [`I3: a session is gone (${status}, account ${buyer.accountId})`];
  if (id !== buyer.accountId) return [`I9: ${buyer.accountId} was shown ${String(id)}`];
  return (plan === "completo") === paid ? [] : [`I6: ${buyer.accountId} sees ${String(plan)}, paid is ${paid}`];
}
