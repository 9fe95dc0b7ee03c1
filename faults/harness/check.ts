import { PAYMENT_STATUSES } from "@app/contract/catalogue";
import { type Books, type OurPayment, ourBooks, type Sale, salesOf } from "./books.ts";
import type { Buyer, Driver } from "./driver.ts";
import type { Harness } from "./harness.ts";

const rank = (status: string): number => (PAYMENT_STATUSES as readonly string[]).indexOf(status);
const isPaid = ({ shown }: Pick<OurPayment, "shown">): boolean => shown === "paid" || shown === "received";
const acked = new Set([200]);

/** Compares our books, the gateway's and what the driver was acknowledged. Each sentence it answers is a violation. */
export async function check(harness: Harness, driver: Driver, buyers: readonly Buyer[]): Promise<string[]> {
  const ours = await ourBooks(harness, buyers);
  const { sales } = salesOf(harness);
  const known = new Set(ours.payments.map(({ id }) => id));
  const theirs = sales.filter(({ reference }) => known.has(reference ?? ""));
  const found = [
    ...buyers.flatMap((buyer) => checkBuyer(buyer, ours, theirs)),
    ...checkCharges(ours, theirs),
    ...checkMoves(ours),
    ...checkPurchases(harness, ours),
    ...(await checkOrphanCharges(harness, sales)),
    ...(await checkDeliveries(harness)),
  ];
  for (const buyer of buyers) found.push(...(await checkAccess(driver, buyer, ours)));
  return found;
}

function checkBuyer(buyer: Buyer, ours: Books, theirs: Sale[]): string[] {
  const found: string[] = [];
  const say = (invariant: string, what: string) => found.push(`${invariant}: ${what} (account ${buyer.accountId})`);
  const payments = ours.payments.filter(({ account_id }) => account_id === buyer.accountId);
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const kept = theirs.filter(({ reference, isKept }) => isKept && byId.has(reference ?? ""));
  if (kept.length > buyer.wants)
    say("I1", `${kept.length} charges kept where ${buyer.wants} wanted: ${kept.map(({ id }) => id).join(", ")}`);
  if (!ours.accounts.has(buyer.accountId)) say("I3", "a registered account is gone");

  for (const payment of payments) {
    const mine = kept.filter(({ reference }) => reference === payment.id);
    if (mine.length > 1) say("I1", `${mine.length} charges kept for payment ${payment.id}`);
    if (isPaid(payment) !== (mine.length === 1))
      say("I2", `payment ${payment.id} is ${payment.shown} and ${mine.length} charges are kept`);
    for (const sale of mine)
      if (sale.amountCents - sale.refundedCents !== payment.amount_cents)
        say("I2", `payment ${payment.id} is ${payment.amount_cents}, its charge ${sale.amountCents}`);
    const period = ours.periods.find(({ payment_id }) => payment_id === payment.id);
    const isActive = period !== undefined && period.ended_at === null && period.suspended_at === null;
    if (isActive !== isPaid(payment)) say("I6", `payment ${payment.id} is ${payment.shown}, access ${isActive}`);
  }
  for (const attempt of buyer.attempts) {
    const acknowledged = attempt.answers.filter(({ status, id }) => acked.has(status) && id !== null);
    const ids = new Set(acknowledged.map(({ id }) => id));
    if (attempt.key !== null && ids.size > 1) say("I5", `one key, ${ids.size} payments`);
    for (const { id, paymentStatus, gatewayId, amountCents } of acknowledged) {
      const payment = byId.get(id ?? "");
      if (!payment) say("I3", `payment ${id} was acknowledged and is not this account's (or gone)`);
      else if (rank(payment.status) < rank(paymentStatus ?? "") && paymentStatus !== "processing")
        say("I3", `payment ${id} was said to be ${paymentStatus} and is ${payment.status}`);
      else if (gatewayId !== null && payment.gateway_id !== gatewayId)
        say("I3", `payment ${id} was shown with code ${gatewayId} and has ${payment.gateway_id}`);
      else if (amountCents !== null && payment.amount_cents !== amountCents)
        say("I2", `payment ${id} was shown as ${amountCents} and is ${payment.amount_cents}`);
    }
  }
  return found;
}

/** I2, charge by charge: theirs and ours name the same sales, the same amounts, the same payment. */
export function checkCharges(ours: Books, theirs: Sale[]): string[] {
  const found: string[] = [];
  const sales = new Map(theirs.map((sale) => [sale.id, sale]));
  const noted = new Map(ours.charges.map((charge) => [charge.gateway_charge_id, charge]));
  for (const sale of theirs) {
    const charge = noted.get(sale.id);
    if (!charge)
      found.push(`I2: the gateway has charge ${sale.id} of payment ${sale.reference}, we have no note of it`);
    else if (charge.payment_id !== sale.reference) found.push(`I2: charge ${sale.id} is noted for another payment`);
    else if (charge.amount_cents !== sale.amountCents)
      found.push(`I2: charge ${sale.id} is ${sale.amountCents} there and ${charge.amount_cents} here`);
    else if (charge.disposition !== "accepted" && sale.isKept)
      found.push(`I1: ${charge.disposition} charge ${sale.id} was not returned (payment ${sale.reference})`);
  }
  for (const charge of ours.charges)
    if (!sales.has(charge.gateway_charge_id)) found.push(`I2: the gateway knows no charge ${charge.gateway_charge_id}`);
  for (const refund of ours.refunds)
    if (refund.status !== "succeeded")
      found.push(`I2: the refund of ${refund.gateway_charge_id} is still ${refund.status}`);
  return found;
}

const checkMoves = ({ moves }: Books): string[] =>
  moves
    .filter(({ was, became }) => rank(became) <= rank(was))
    .map(({ payment_id, was, became }) => `I4: payment ${payment_id} went from ${was} to ${became}`);

/** I12: each payment that was ever paid is one Purchase, here and at the ad platform, and one receipt. */
function checkPurchases(harness: Harness, ours: Books): string[] {
  const paid = new Set(ours.periods.map(({ payment_id }) => `purchase_${payment_id}`));
  const kept = new Map<string, number>();
  for (const { event_name, event_id } of harness.meta.events().events)
    if (event_name === "Purchase" && event_id) kept.set(event_id, (kept.get(event_id) ?? 0) + 1);
  const found: string[] = [];
  for (const id of paid) if (kept.get(id) !== 1) found.push(`I12: ${id} was counted ${kept.get(id) ?? 0} times`);
  for (const { event_id } of ours.purchases) if (!paid.has(event_id)) found.push(`I12: ${event_id} without a period`);
  if (ours.purchases.length !== paid.size) found.push(`I12: ${paid.size} periods, ${ours.purchases.length} Purchases`);
  if (ours.receipts.length !== paid.size) found.push(`I12: ${paid.size} periods, ${ours.receipts.length} receipts`);
  return found;
}

/** I2 for everything new over there, whoever it belongs to: no charge without a payment of ours. */
async function checkOrphanCharges(harness: Harness, sales: Sale[]): Promise<string[]> {
  const references = [...new Set(sales.map(({ reference }) => reference ?? ""))];
  const known = await harness.db.query<{ id: string }>("select id::text from payments where id::text = any($1)", [
    references,
  ]);
  const ours = new Set(known.map(({ id }) => id));
  return references.filter((id) => !ours.has(id)).map((id) => `I2: the gateway charged for a payment we lost: ${id}`);
}

/** I3 for webhooks: whatever got a 200 is kept. */
async function checkDeliveries(harness: Harness): Promise<string[]> {
  const acknowledged = harness.webhookProxy
    .takeDeliveries()
    .flatMap(({ eventId, status }) => (status === 200 && eventId ? eventId : []));
  const ids = [...new Set(acknowledged)].filter((id) => /^evt_(?!odd_)/.test(id));
  const kept = await harness.db.query<{ id: string }>(
    "select event_id as id from webhook_events where event_id = any($1)",
    [ids],
  );
  const known = new Set(kept.map(({ id }) => id));
  return ids.filter((id) => !known.has(id)).map((id) => `I3: event ${id} was answered with 200 and is not kept`);
}

/** I6 as the person sees it. */
async function checkAccess(driver: Driver, buyer: Buyer, ours: Books): Promise<string[]> {
  if (!buyer.token) return [];
  const { status, body } = await driver.ask("GET", "/v1/auth/me", {
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
