import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { findAccount } from "../../../server/src/identity/accounts/account-store.ts";
import { requestExport } from "../../../server/src/privacy/export/request-export.ts";
import { type Poisoned, poison } from "../../../server/src/testing/swept-rows.ts";
import { openCodes } from "../../lib/shopper/buying.ts";
import { asksBack, type DueWorld, errorsOf, openDueWorld, somePurchases, sweeps } from "./due-world.ts";

const ROWS = 12;
const WITHIN_MS = 60_000;

type Waiting = { name: string; keys: string[]; left: () => Promise<string[]>; poisoned: Poisoned };

/** In each sweep one row that no statement can change: the workers do all others within a minute, and that one once it can be. */
export async function provePoisonedRows(): Promise<string[]> {
  const world = await openDueWorld({ members: (sweeps.length + 2) * ROWS, seed: 41 });
  const { harness, deps } = world;
  try {
    const waiting = [...(await arrangeSwept(world)), ...(await arrangeLeased(world))];
    const ends = [];
    for (const { poisoned } of waiting) ends.push(await poison(deps.db, poisoned));
    const since = performance.now();
    await harness.revive();
    const first = await untilLeft(waiting, ({ poisoned, keys }) => keys.filter((key) => key === poisoned.key));
    const seconds = Math.round((performance.now() - since) / 1_000);
    console.log(`${waiting.length} sweeps of ${ROWS} rows, one of each poisoned: all others done after ${seconds} s`);

    for (const end of ends) await end();
    // Their next turn: back-off and leases, and the runs of an hourly sweep, are over.
    await Promise.all(harness.workers.map((worker) => worker.end()));
    await harness.db.query(`update postponed_rows set retry_at = now() - interval '1 second'`);
    for (const text of aDayBack) await harness.db.query(text);
    await harness.revive();
    const second = await untilLeft(waiting, () => []);
    for (const text of errorsOf(harness)) console.log(`  ${text}`);
    return [
      ...first.map((fault) => `poisoned: ${fault}`),
      ...second.map((fault) => `once it can be changed: ${fault}`),
    ];
  } finally {
    await world.close();
  }
}

const aDayBack = Object.entries({
  refunds: ["due_at"],
  webhook_events: ["due_at"],
  data_exports: ["due_at"],
  on_call_alerts: ["page_at", "paged_at", "escalate_at"],
}).map(
  ([table, columns]) =>
    `update ${table} set ${columns.map((column) => `${column} = ${column} - interval '1 day'`).join(", ")}`,
);

/** Waits until only the expected ones are left in each; names those of which more, or fewer, are. */
async function untilLeft(waiting: readonly Waiting[], expected: (one: Waiting) => string[]): Promise<string[]> {
  const faults = async () => {
    const found: string[] = [];
    for (const one of waiting) {
      const left = (await one.left()).filter((key) => one.keys.includes(key));
      const wanted = expected(one);
      if (left.toSorted().join() !== wanted.toSorted().join())
        found.push(`${one.name}: ${left.length} left of ${one.keys.length}, not ${wanted.length}`);
    }
    return found;
  };
  for (const deadline = Date.now() + WITHIN_MS; ; await pause(500)) {
    const found = await faults();
    if (found.length === 0 || Date.now() > deadline) return found;
  }
}

async function arrangeSwept(world: DueWorld): Promise<Waiting[]> {
  const { deps } = world;
  const waiting: Waiting[] = [];
  for (const [name, { table, column, arrange, left }] of sweeps) {
    const keys: string[] = [];
    for (let row = 0; row < ROWS; row += 1) {
      const member = world.nextMember();
      await arrange(deps, member);
      keys.push(member.accountId);
    }
    waiting.push({
      name,
      keys,
      left: async () => (await left.execute(deps.db)).rows.map(({ key }) => key),
      poisoned: { table, column, key: keys[1] ?? "" },
    });
  }
  return waiting;
}

/** What calls others is leased. A lease may still be taken: what fails is each other change. */
async function arrangeLeased(world: DueWorld): Promise<Waiting[]> {
  const { harness, driver, deps } = world;
  const keysOf = async (text: string, values: unknown[] = []) =>
    (await harness.db.query<{ key: string }>(text, values)).map(({ key }) => key);
  const unless = "tg_op = 'UPDATE' and new.attempts <> old.attempts";
  const waitingFor = (name: string, keys: string[], left: string, poisoned: Omit<Poisoned, "key">): Waiting => ({
    name,
    keys,
    left: () => keysOf(left),
    poisoned: { ...poisoned, key: keys[1] ?? "" },
  });

  const paymentIds = await somePurchases(driver, ROWS);
  for (const paymentId of paymentIds) await asksBack(world, paymentId);
  for (const { codeId } of await openCodes(driver, ROWS)) harness.gateway.pay({ gatewayId: codeId });
  await harness.gateway.delivered();
  const exported: string[] = [];
  const old: string[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    const { accountId } = world.nextMember();
    const account = await findAccount(deps.db, accountId);
    if (account) await requestExport(deps, account);
    exported.push(accountId);
    const expired = world.nextMember().accountId;
    await sql`insert into webhook_events (gateway, event_id, event, received_at, handled_at)
      values ('retired', ${expired}, 'settled', now() - interval '10 years', now() - interval '10 years')`.execute(
      deps.db,
    );
    old.push(expired);
  }
  const openEvents = "select event_id as key from webhook_events where handled_at is null";
  return [
    waitingFor(
      "refunds",
      paymentIds,
      "select payment_id::text as key from refunds where status not in ('submitted', 'succeeded')",
      { table: "refunds", column: "payment_id", unless },
    ),
    waitingFor("webhook events", await keysOf(openEvents), openEvents, {
      table: "webhook_events",
      column: "event_id",
      unless,
    }),
    waitingFor("exports", exported, "select account_id::text as key from data_exports where status = 'preparing'", {
      table: "data_exports",
      unless,
    }),
    waitingFor("retention", old, "select event_id as key from webhook_events where gateway = 'retired'", {
      table: "webhook_events",
      column: "event_id",
    }),
  ];
}
