import type { Buyer, Driver } from "../../lib/shopper/driver.ts";
import { salesOf } from "../../lib/stack/books.ts";
import type { Harness } from "../../lib/stack/harness.ts";

/** Sales that the gateway has captured. */
export const capturedAt = (harness: Harness) => salesOf(harness).sales.filter(({ isKept }) => isKept);

/** How many of them we have no record of. */
export async function unknownTo(harness: Harness): Promise<number> {
  const references = capturedAt(harness).map(({ reference }) => reference ?? "");
  const known = await harness.db.query<{ id: string }>(
    "select payment_id::text as id from charges where payment_id::text = any($1)",
    [references],
  );
  const ours = new Set(known.map(({ id }) => id));
  return references.filter((id) => !ours.has(id)).length;
}

export async function buyNow(harness: Harness, driver: Driver, who: Buyer): Promise<void> {
  const method = driver.random.oneOf(["pix", "credit-card"]);
  const answer = await driver.attempt(who, { method });
  if (method === "pix" && answer.gatewayId) harness.gateway.pay({ gatewayId: answer.gatewayId });
}

/** Buyers whose account was restored; they sign in again, since their sessions may be lost. */
export async function survivorsOf(harness: Harness, driver: Driver, buyers: readonly Buyer[]): Promise<Buyer[]> {
  const ids = buyers.map(({ accountId }) => accountId);
  const found = await harness.db.query<{ id: string }>("select id from accounts where id = any($1)", [ids]);
  const restored = new Set(found.map(({ id }) => id));
  const survivors = buyers.filter(({ accountId }) => restored.has(accountId));
  for (const who of survivors) {
    if (!who.token) continue;
    const headers = driver.basic(who.email, who.password);
    const { status, body } = await driver.request("POST", "/v1/auth/sessions", { headers, ip: who.ip });
    if (status === 200) who.token = String(body.return?.["token"]);
  }
  return survivors;
}

type PixSale = { paymentId: string; accountId: string };

/** Captured PIX sales whose account was restored but not the payment: only the payment's id identifies the buyer. */
export async function lostPixOf(harness: Harness, survivors: readonly Buyer[]): Promise<PixSale[]> {
  const paid = new Set(capturedAt(harness).map(({ reference }) => reference));
  const sales = survivors.flatMap(({ accountId, attempts }) =>
    attempts
      .filter(({ method }) => method === "pix")
      .flatMap(({ answers }) => answers.findLast(({ id }) => id !== null && paid.has(id))?.id ?? [])
      .map((paymentId) => ({ paymentId, accountId })),
  );
  const found = await harness.db.query<{ id: string }>("select id from payments where id = any($1)", [
    sales.map(({ paymentId }) => paymentId),
  ]);
  const stored = new Set(found.map(({ id }) => id));
  return sales.filter(({ paymentId }) => !stored.has(paymentId));
}

/** How many of them are paid and assigned to their buyer by now. */
export async function countPlaced(harness: Harness, sales: readonly PixSale[]): Promise<number> {
  const rows = await harness.db.query<{ id: string; account_id: string }>(
    "select id, account_id from payments where id = any($1) and status in ('paid', 'received')",
    [sales.map(({ paymentId }) => paymentId)],
  );
  const buyers = new Map(rows.map(({ id, account_id }) => [id, account_id]));
  return sales.filter(({ paymentId, accountId }) => buyers.get(paymentId) === accountId).length;
}
