import { setTimeout as pause } from "node:timers/promises";
import { createRandom } from "../../lib/shopper/random.ts";
import type { Harness } from "../../lib/stack/harness.ts";
import { asksBack, type DueWorld, openDueWorld, refundCalls, somePurchases, sweeps } from "./due-world.ts";

/** Rows of each sweep that are worked through without a kill: what is done with one of them is what is right. */
const CONTROLS = 30;
/** Rows of each sweep for every kill. */
const EACH_KILL = 2;
const KILLS_EACH_REFUND = 3;
/** A transaction stays open so long after each change, for a kill to end it. */
const CHANGE_SECONDS = 0.05;
const GATEWAY_MS = 400;
const BETWEEN_MS = [100, 1_200] as const;
const QUIET_MS = 180_000;

type Fed = { sweep: string; accountId: string };

/** Workers are killed again and again while rows become due: each row is done, and what is done with it is done once. */
export async function proveKills({ kills }: { kills: number }): Promise<string[]> {
  const seed = Date.now() % 1_000_000;
  const refunds = Math.ceil(kills / KILLS_EACH_REFUND);
  const world = await openDueWorld({ members: sweeps.length * (CONTROLS + EACH_KILL * kills), seed });
  const { harness, driver } = world;
  try {
    const purchases = await somePurchases(driver, refunds);
    await harness.gateway.delivered();
    await logChanges(harness);
    const controls = await feed(world, CONTROLS);
    await harness.revive();
    const faults = await untilDone(world, controls);

    const asked: string[] = [];
    const fed: Fed[] = [];
    harness.gateway.setFaults({ mode: "slow", delayMs: GATEWAY_MS });
    const random = createRandom(seed);
    const since = performance.now();
    let left = kills;
    let hits = 0;
    const killers = harness.workers.map(async (worker) => {
      while (left > 0) {
        left -= 1;
        fed.push(...(await feed(world, EACH_KILL)));
        const paymentId = left % KILLS_EACH_REFUND === 0 ? purchases.pop() : undefined;
        if (paymentId) asked.push((await asksBack(world, paymentId)).gatewayChargeId);
        await passTime(harness);
        await pause(random.between(...BETWEEN_MS));
        if ((await countOpenTransactions(harness)) > 0) hits += 1;
        await worker.kill();
        await worker.start();
      }
    });
    await Promise.all(killers);
    const seconds = Math.round((performance.now() - since) / 1_000);
    harness.gateway.setFaults({ mode: "ok" });
    faults.push(...(await untilDone(world, fed)), ...(await untilRefunded(harness)));

    console.log(`${kills} kills in ${seconds} s, ${hits} of them while workers had transactions open, seed ${seed}`);
    console.log(`${fed.length} rows of ${sweeps.length} sweeps and ${asked.length} refunds fell due meanwhile`);
    faults.push(...(await compare(harness, controls, fed)), ...checkRefunds(harness, asked));
    if (hits === 0) faults.push("no kill ended a transaction");
    return faults;
  } finally {
    await world.close();
  }
}

async function feed(world: DueWorld, rows: number): Promise<Fed[]> {
  const fed: Fed[] = [];
  for (let row = 0; row < rows; row += 1)
    for (const [sweep, { arrange }] of sweeps) {
      const member = world.nextMember();
      await arrange(world.deps, member);
      fed.push({ sweep, ...member });
    }
  return fed;
}

/** Lost: what nobody does although nothing is killed any more. */
async function untilDone({ deps, harness }: DueWorld, fed: readonly Fed[]): Promise<string[]> {
  const leftOf = async () => {
    const left: Fed[] = [];
    for (const [sweep, { left: waiting }] of sweeps) {
      const { rows } = await waiting.execute(deps.db);
      const keys = new Set(rows.map(({ key }) => key));
      left.push(...fed.filter((one) => one.sweep === sweep && keys.has(one.accountId)));
    }
    return left;
  };
  for (const deadline = Date.now() + QUIET_MS; ; await pause(500)) {
    const left = await leftOf();
    if (left.length === 0) return [];
    await passTime(harness);
    if (Date.now() < deadline) continue;
    const names = [...new Set(left.map(({ sweep }) => sweep))];
    return names.map((name) => `${name}: ${left.filter(({ sweep }) => sweep === name).length} rows lost`);
  }
}

async function untilRefunded(harness: Harness): Promise<string[]> {
  for (const deadline = Date.now() + QUIET_MS; Date.now() < deadline; await pause(500)) {
    const [row] = await harness.db.query<{ open: number }>(
      "select count(*)::int as open from refunds where status <> 'succeeded'",
    );
    if (row?.open === 0) return [];
    await passTime(harness);
  }
  return ["refunds are still open"];
}

/** Ends sooner: leases of killed workers, and the pause between two digests of alerts. What is paged is not escalated meanwhile. */
async function passTime({ db }: Harness): Promise<void> {
  await db.query("update refunds set due_at = due_at - interval '10 seconds' where status <> 'succeeded'");
  await db.query("update on_call_alerts set paged_at = paged_at - interval '1 minute' where paged_at is not null");
  await db.query("update on_call_alerts set escalate_at = null where escalate_at > now()");
}

/**
 * Committed changes of the workers, one row each: the log is written by the transaction that it tells of. Of messages only
 * that they were queued: sending them is not due work of these sweeps.
 */
async function logChanges({ db }: Harness): Promise<void> {
  await db.query("create table harness.changes (what text not null, key text)");
  await db.query(`create function harness.log_change() returns trigger language plpgsql as $$
    declare changed jsonb := to_jsonb(coalesce(new, old));
    begin
      if current_setting('application_name') = 'worker' then
        insert into harness.changes values (lower(tg_op) || ' ' || tg_table_name, coalesce(changed ->> tg_argv[0],
          (select account_id::text from payments where id::text = changed ->> 'payment_id')));
        perform pg_sleep(${CHANGE_SECONDS});
      end if;
      return null;
    end $$`);
  const changed = new Map(sweeps.map(([, { table, column = "account_id" }]) => [table, column]));
  // Marks of a change may be several for one member, and are worked on together.
  changed.delete("attention_changes");
  changed.set("subscription_credits", "account_id");
  const log = (events: string, table: string, column: string) =>
    db.query(`create trigger harness_changes after ${events} on ${table}
      for each row execute function harness.log_change('${column}')`);
  for (const [table, column] of changed) await log("insert or update or delete", table, column);
  await log("insert", "messages", "account_id");
}

/** What was done with a row must be what was done with one of the controls. */
async function compare({ db }: Harness, controls: readonly Fed[], fed: readonly Fed[]): Promise<string[]> {
  const rows = await db.query<{ key: string; done: string }>(
    `select key, string_agg(what || ' ' || count, ', ' order by what) as done
     from (select key, what, count(*) from harness.changes group by key, what) as counted group by key`,
  );
  const doneWith = new Map(rows.map(({ key, done }) => [key, done]));
  const faults: string[] = [];
  for (const [name] of sweeps) {
    const of = (all: readonly Fed[]) =>
      all.filter(({ sweep }) => sweep === name).map(({ accountId }) => doneWith.get(accountId) ?? "nothing");
    const right = new Set(of(controls));
    const wrong = of(fed).filter((done) => !right.has(done));
    console.log(`  ${name}: ${[...right].join(" | ")}`);
    if (wrong.length > 0) faults.push(`${name}: ${wrong.length} otherwise, as ${[...new Set(wrong)].join(" | ")}`);
  }
  return faults;
}

function checkRefunds(harness: Harness, asked: readonly string[]): string[] {
  const calls = refundCalls(harness);
  const wrong = asked.filter((charge) => calls.get(charge) !== 1);
  const returned = harness.gateway
    .ledger()
    .payments.filter(({ id, amountCents, refundedCents }) => asked.includes(id) && amountCents !== refundedCents);
  return [
    ...wrong.map((charge) => `charge ${charge} had ${calls.get(charge) ?? 0} refund calls`),
    ...returned.map(({ id }) => `charge ${id} is not returned whole, once`),
  ];
}

async function countOpenTransactions({ db }: Harness): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    "select count(*)::int as open from pg_stat_activity where application_name = 'worker' and xact_start is not null",
  );
  return row?.open ?? 0;
}
