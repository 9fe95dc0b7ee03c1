import { openPool } from "../../../server/src/platform/database/db.ts";
import { FIRST, idSql } from "./people.ts";

/** Per table, the columns that vary by row; `i` is the account's number. Rows are settled and old, like most. */
const tables: Record<string, Record<string, string>> = {
  accounts: { id: idSql("a", "i"), email: "'u' || i || '@example.com'", phone: "'+5521' || i" },
  consents: { account_id: idSql("a", "i") },
  conversions: {
    id: idSql("c", "i"),
    event_id: "'seed-' || i",
    account_id: idSql("a", "i"),
  },
  relays: { conversion_id: idSql("c", "i"), status: "'sent'" },
  messages: {
    id: idSql("m", "i"),
    recipient: "'u' || i || '@example.com'",
    account_id: idSql("a", "i"),
    status: "'sent'",
  },
  payments: {
    id: idSql("p", "i"),
    account_id: idSql("a", "i"),
    email: "'u' || i || '@example.com'",
    gateway_id: "'code-' || i",
    idempotency_key: "'attempt-' || i",
    status: "'paid'",
    // The QR image takes a few kilobytes that no statement here reads.
    pix_image: "null",
    due_at: "null",
    created_at: "payments.created_at - make_interval(secs => i % 8000000)",
  },
  subscription_periods: { payment_id: idSql("p", "i"), account_id: idSql("a", "i") },
  charges: { gateway_charge_id: "'charge-' || i", payment_id: idSql("p", "i") },
  gateway_customers: { account_id: idSql("a", "i"), customer_id: "'cus-' || i" },
  checkout_reminders: { id: idSql("d", "i"), account_id: idSql("a", "i"), due_at: "null" },
  webhook_events: { event_id: "'evt-' || i", charge_id: "'pay-' || i", due_at: "null" },
};
const SHOPPERS = 20_000;

/** Rows that only a settled payment has, inserted for the example. */
const SETTLED = [
  `insert into subscription_periods (payment_id, account_id, plan, starts_at, ends_at)
    select id, account_id, plan, created_at, created_at + interval '1 year' from payments limit 1`,
  `insert into charges (gateway, gateway_charge_id, payment_id, amount_cents, status, disposition, seen_at)
    select gateway, 'charge', id, amount_cents, 'captured', 'accepted', created_at from payments limit 1`,
  `insert into gateway_customers (gateway, account_id, document, customer_id)
    select gateway, account_id, '52998224725', 'cus' from payments limit 1`,
  `insert into checkout_reminders (id, account_id, email, cycle, method, asked_at, outcome, settled_at)
    select id, account_id, email, cycle, method, created_at, 'bought', created_at from payments limit 1`,
];

/** Copies the example rows without checking foreign keys; then adds accounts without a purchase. */
export async function multiply(databaseUrl: string, people: number): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1, name: "seed" });
  const run = (text: string) => pool.query({ text, query_timeout: 1_800_000 } as { text: string });
  // Seeding takes longer than the server's statement timeout.
  await run("set statement_timeout = 0");
  await run("set session_replication_role = replica");
  await run("set synchronous_commit = off");
  await run("set maintenance_work_mem = '256MB'");
  for (const statement of SETTLED) await run(statement);
  for (const [table, changes] of Object.entries(tables)) {
    const indexes = await takeIndexes(run, table, people);
    await copy(run, table, changes, people);
    for (const index of indexes) await run(index);
  }
  const shopper = { id: idSql("s", "i"), email: "'s' || i || '@example.com'", phone: "'+5531' || i" };
  await copy(run, "accounts", shopper, Math.min(people, SHOPPERS));
  await pool.end();
}

type Run = (text: string) => Promise<{ rows: unknown[] }>;

async function copy(run: Run, table: string, changes: Record<string, string>, count: number): Promise<void> {
  const { rows } = await run(`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = '${table}' and is_identity = 'NO' and is_generated = 'NEVER'`);
  const columns = (rows as { name: string }[]).map(({ name }) => name);
  const values = columns.map((name) => changes[name] ?? `${table}.${name}`);
  await run(`insert into ${table} (${columns.join(", ")}) select ${values.join(", ")}
    from (select * from ${table} limit 1) as ${table}, generate_series(${FIRST}, ${FIRST + count - 1}) as i`);
}

/** Drops the indexes of a large table, which is then filled faster. Returns the statements that recreate them. */
async function takeIndexes(run: Run, table: string, people: number): Promise<string[]> {
  if (people < 20_000) return [];
  const { rows } = await run(`select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid = '${table}'::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  const indexes = rows as { name: string; made: string }[];
  for (const { name } of indexes) await run(`drop index ${name}`);
  return indexes.map(({ made }) => made);
}
