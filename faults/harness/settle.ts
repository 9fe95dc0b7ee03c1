import { setTimeout as pause } from "node:timers/promises";
import type { Buyer } from "./driver.ts";
import type { Harness } from "./harness.ts";

/** How much time is made to pass, step by step, when nothing moves by itself any more: over half an hour in all. */
const STEPS_SECONDS = [80, 30, 120, 600, 600, 600];
const QUIET_MS = 2_600;
/** Nothing is open for so long: a attempt whose sender was sent away goes on by itself, and may only now be written. */
const STILL_MS = 2_000;
const MAX_MS = 150_000;

type Open = { payments: number; events: number; refunds: number; relays: number };

/** The world is put right again, and everything that waits gets its turn. Answers what is still open at the end. */
export async function settle(harness: Harness, buyers: readonly Buyer[]): Promise<Open & { unseen: number }> {
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
    if ((isDone && Date.now() - lastMove >= STILL_MS) || Date.now() > deadline) return open;
    if (isDone || Date.now() - lastMove < QUIET_MS) continue;
    await shiftTimestamps(harness, accounts, steps.shift() ?? 600);
    lastMove = Date.now();
  }
}

async function openOf(harness: Harness, accounts: string[]): Promise<Open & { unseen: number }> {
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
  return { ...open, unseen: await countUnseen(harness, accounts) };
}

/** Money over there that we have no note of. */
async function countUnseen(harness: Harness, accounts: string[]): Promise<number> {
  const ids = await harness.db.query<{ id: string }>("select id from payments where account_id = any($1)", [accounts]);
  const mine = new Set(ids.map(({ id }) => id));
  const paid = harness.gateway
    .ledger()
    .payments.filter(({ externalReference, status }) => mine.has(externalReference ?? "") && status !== "PENDING")
    .map(({ installment, id }) => installment ?? id);
  const known = await harness.db.query<{ id: string }>(
    "select gateway_charge_id as id from charges where gateway_charge_id = any($1)",
    [[...new Set(paid)]],
  );
  return new Set(paid).size - known.length;
}

/** Everything about these people, and all that waits, happened so much earlier: nobody's clock is touched. */
export async function shiftTimestamps(harness: Harness, accounts: string[], seconds: number): Promise<void> {
  const earlier = (...columns: string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(secs => ${seconds})`).join(", ");
  const times = earlier("created_at", "answered_at", "paid_at", "due_at", "pix_expires_at", "replaced_at");
  await harness.db.query(`update payments set ${times} where account_id = any($1)`, [accounts]);
  await harness.db.query(`update refunds set ${earlier("requested_at", "due_at")} where status <> 'succeeded'`);
  await harness.db.query(`update webhook_events set ${earlier("received_at", "due_at")} where handled_at is null`);
  await harness.db.query(`update relays set ${earlier("due_at")} where status = 'due'`);
}
