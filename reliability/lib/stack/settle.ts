import { setTimeout as pause } from "node:timers/promises";
import type { Buyer } from "../shopper/driver.ts";
import type { Harness } from "./harness.ts";

/** Steps by which timestamps are shifted when nothing progresses any more: over half an hour in all. */
const STEPS_SECONDS = [80, 30, 120, 600, 600, 600];
const QUIET_MS = 2_600;
/** How long nothing may be open before it is settled: an attempt whose client was refused may still be in flight. */
const STABLE_MS = 2_000;
const MAX_MS = 150_000;

type Open = { payments: number; events: number; refunds: number; relays: number };

/** Ends all faults and waits until all pending work is done. Returns what is still open after the timeout. */
export async function settle(harness: Harness, buyers: readonly Buyer[]): Promise<Open & { unrecorded: number }> {
  harness.gateway.setFaults({ mode: "ok" });
  harness.meta.setFaults({ mode: "ok" });
  await harness.revive();
  const accounts = buyers.map(({ accountId }) => accountId);
  const steps = [...STEPS_SECONDS];
  let lastMove = Date.now();
  let before = "";
  for (const deadline = Date.now() + MAX_MS; ; await pause(150)) {
    await harness.gateway.delivered();
    const open = await openOf(harness, accounts);
    const now = JSON.stringify(open);
    if (now !== before) lastMove = Date.now();
    before = now;
    const isDone = Object.values(open).every((count) => count === 0);
    if ((isDone && Date.now() - lastMove >= STABLE_MS) || Date.now() > deadline) return open;
    if (isDone || Date.now() - lastMove < QUIET_MS) continue;
    await shiftTimestamps(harness, accounts, steps.shift() ?? 600);
    lastMove = Date.now();
  }
}

async function openOf(harness: Harness, accounts: string[]): Promise<Open & { unrecorded: number }> {
  const [open] = await harness.db.query<Open>(
    `select
      (select count(*) from payments where account_id = any($1) and (
        (method = 'credit-card' and status in ('pending', 'processing'))
        or (method = 'pix' and status = 'pending' and gateway_id is null)))::int as payments,
      (select count(*) from webhook_events where handled_at is null)::int as events,
      (select count(*) from refunds r join payments p on p.id = r.payment_id
        where p.account_id = any($1) and r.status <> 'succeeded')::int as refunds,
      (select count(*) from relays r join conversions c on c.id = r.conversion_id
        where c.account_id = any($1) and r.status = 'due')::int as relays`,
    [accounts],
  );
  if (!open) throw new Error("no answer");
  return { ...open, unrecorded: await countUnrecorded(harness, accounts) };
}

/** Charges at the gateway that we have no record of. */
async function countUnrecorded(harness: Harness, accounts: string[]): Promise<number> {
  const ids = await harness.db.query<{ id: string }>("select id from payments where account_id = any($1)", [accounts]);
  const paymentIds = new Set(ids.map(({ id }) => id));
  const paid = harness.gateway
    .ledger()
    .payments.filter(({ externalReference, status }) => paymentIds.has(externalReference ?? "") && status !== "PENDING")
    .map(({ installment, id }) => installment ?? id);
  const known = await harness.db.query<{ id: string }>(
    "select gateway_charge_id as id from charges where gateway_charge_id = any($1)",
    [[...new Set(paid)]],
  );
  return new Set(paid).size - known.length;
}

/** Simulates the passage of time by moving these accounts' timestamps back; no clock is changed. */
export async function shiftTimestamps(harness: Harness, accounts: string[], seconds: number): Promise<void> {
  const earlier = (...columns: string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(secs => ${seconds})`).join(", ");
  const times = earlier("created_at", "answered_at", "paid_at", "due_at", "pix_expires_at", "replaced_at");
  await harness.db.query(`update payments set ${times} where account_id = any($1)`, [accounts]);
  await harness.db.query(`update refunds set ${earlier("requested_at", "due_at")} where status <> 'succeeded'`);
  await harness.db.query(`update webhook_events set ${earlier("received_at", "due_at")} where handled_at is null`);
  await harness.db.query(`update relays set ${earlier("due_at")} where status = 'due'`);
}
