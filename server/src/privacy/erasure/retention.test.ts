import { RETENTION, type Retained, retainedSince } from "@app/contract/retention";
import { type RawBuilder, sql } from "kysely";
import { expect, vi } from "vitest";
import { inTransaction, openDb, openPool } from "../../platform/database/db.ts";
import { test } from "../../testing/http.ts";
import { aMember } from "../../testing/members.ts";
import { recordStatements } from "../../testing/recorder.ts";
import { privacySweeps } from "../jobs.ts";
import { retiringOf } from "./retention-store.ts";

const MINUTE = 60_000;

/** Inserts rows of a given age, and counts those that remain. */
type Kind = {
  insert: (at: Date, accountId: string, count: number) => RawBuilder<unknown>;
  remaining: RawBuilder<unknown>;
};

/** Two kinds cover the same rows: each inserts its own, under its own marker. */
const events = (at: Date, count: number, mark: string) => sql`
  with inserted as (
    insert into conversions (id, event_name, event_id, occurred_at, allows_ads, source, value_cents, currency, fbp, client_ip)
    select gen_random_uuid(), 'PageView', 'kept_' || gen_random_uuid(), ${at}, true, 'direct', 1, 'BRL', ${mark}, '192.0.2.9'
    from generate_series(1, ${count}) returning id)
  insert into relays (conversion_id, destination, status, due_at) select id, ${mark}, 'sent', ${at} from inserted`;
const messages = (at: Date, count: number, mark: string) => sql`
  insert into messages (id, channel, template, recipient, params, status, due_at, created_at)
  select gen_random_uuid(), 'email', 'welcome', ${mark}, '{"fullName": "Ana"}', 'sent', ${at}, ${at}
  from generate_series(1, ${count})`;

const kinds: Record<Retained, Kind> = {
  export: {
    insert: (at, accountId) => sql`
      with inserted as (
        insert into data_exports (id, account_id, status, requested_at, ready_at, expires_at, size)
        values (gen_random_uuid(), ${accountId}, 'ready', ${at}, ${at}, ${at}, 1)
        on conflict (account_id) do update set ready_at = ${at} returning id)
      insert into data_export_chunks select id, n, '\\x00' from inserted, generate_series(1, 3) n`,
    remaining: sql`select from data_export_chunks`,
  },
  eventMarks: {
    insert: (at, _accountId, count) => events(at, count, "marks"),
    remaining: sql`select from conversions where fbp = 'marks'`,
  },
  events: {
    insert: (at, _accountId, count) => events(at, count, "events"),
    remaining: sql`select from conversions join relays on conversion_id = id where destination = 'events'`,
  },
  messageVariables: {
    insert: (at, _accountId, count) => messages(at, count, "variables"),
    remaining: sql`select from messages where recipient = 'variables' and params <> '{}'`,
  },
  messages: {
    insert: (at, _accountId, count) => messages(at, count, "messages"),
    remaining: sql`select from messages where recipient = 'messages'`,
  },
  verifications: {
    insert: (at, accountId, count) => sql`
      insert into verifications (id, account_id, purpose, channel, address, created_at, expires_at)
      select gen_random_uuid(), ${accountId}, 'verify', 'email', 'expiring@example.com', ${at}, ${at}
      from generate_series(1, ${count})`,
    remaining: sql`select from verifications where address = 'expiring@example.com'`,
  },
  sessions: {
    insert: (at, accountId, count) => sql`
      insert into sessions (id, account_id, token_hash, created_at, expires_at, last_used_at, ip)
      select gen_random_uuid(), ${accountId}, sha256(gen_random_uuid()::text::bytea), ${at}, ${at}, ${at}, '192.0.2.9'
      from generate_series(1, ${count})`,
    remaining: sql`select from sessions where ip = '192.0.2.9'`,
  },
  webhookEvents: {
    insert: (at, _accountId, count) => sql`
      insert into webhook_events (gateway, event_id, event, received_at, handled_at)
      select 'expiring', gen_random_uuid(), 'PAYMENT_CREATED', ${at}, ${at} from generate_series(1, ${count})`,
    remaining: sql`select from webhook_events where gateway = 'expiring'`,
  },
  reminders: {
    insert: (at, accountId, count) => sql`
      insert into checkout_reminders (id, account_id, email, cycle, method, asked_at, outcome, settled_at)
      select gen_random_uuid(), ${accountId}, 'expiring@example.com', 'annual', 'pix', ${at}, 'sent', ${at}
      from generate_series(1, ${count})`,
    remaining: sql`select from checkout_reminders where email = 'expiring@example.com'`,
  },
  assistantMessages: {
    insert: (at, accountId, count) => sql`
      insert into assistant_messages (account_id, seq, id, author, sealed, status, at)
      select ${accountId}, n, gen_random_uuid(), case when n % 2 = 1 then 'member' else 'assistant' end, '\\x00', 'done',
        ${at} from generate_series(1, ${count}) n`,
    remaining: sql`select from assistant_messages`,
  },
  lostValues: {
    insert: (at, accountId, count) => sql`
      insert into sync_conflicts (account_id, kind, record_id, field, device, hlc, value, lost_at)
      select ${accountId}, 'weight', gen_random_uuid(), 'kg', 'a', gen_random_uuid(), '80', ${at}
      from generate_series(1, ${count})`,
    remaining: sql`select from sync_conflicts`,
  },
  deletedEntries: {
    insert: (at, accountId, count) => sql`
      insert into weights (account_id, id, at, at_hlc, kg, kg_hlc, deleted_hlc, deleted_at, is_contested, rev, saved_at)
      select ${accountId}, gen_random_uuid(), now(), gen_random_uuid(), 80, gen_random_uuid(), gen_random_uuid(), ${at},
        false, n + extract(epoch from ${at}::timestamptz) * 10000, ${at} from generate_series(1, ${count}) n`,
    remaining: sql`select from weights where kg is not null`,
  },
  memories: {
    insert: (at, accountId, count) => sql`
      insert into assistant_memories (account_id, id, key, sealed, created_at, expires_at)
      select ${accountId}, gen_random_uuid(), 'tom', '\\x00', ${at}, ${at}::timestamptz + interval '12 months'
      from generate_series(1, ${count})`,
    remaining: sql`select from assistant_memories`,
  },
  assistantUsage: {
    insert: (at, _accountId, count) => sql`
      insert into assistant_usage_days (account_id, day) select gen_random_uuid(), ${at}::date
      from generate_series(1, ${count})`,
    remaining: sql`select from assistant_usage_days`,
  },
  careRecords: {
    insert: (at, accountId, count) => sql`
      with looks as (
        insert into health_accesses
          (account_id, id, at, actor_name, role, subjects, reason, is_break_glass, retained_since)
        select ${accountId}, gen_random_uuid(), ${at}, 'Helena', 'nutritionist', '{answers}', 'review', false, ${at}
        from generate_series(1, ${count}))
      insert into intake_assessments (account_id, number, decided_at, outcome, plan, safety_version,
        questionnaire_version, targets_version, diet, awaits_review, retained_since)
      select ${accountId}, n, ${at}, 'plan', 'completo', '1', '1', '1', 'A', false, ${at}
      from generate_series(1, ${count}) n`,
    remaining: sql`select from health_accesses union all select from intake_assessments`,
  },
  staffAudit: {
    insert: (at, accountId, count) => sql`
      insert into staff_audit (id, at, staff_id, actor_name, role, action, account_id)
      select gen_random_uuid(), ${at}, gen_random_uuid(), 'Helena', 'nutri', 'plan.read', ${accountId}
      from generate_series(1, ${count})`,
    remaining: sql`select from staff_audit`,
  },
  leads: {
    insert: (at, _accountId, count) => sql`
      insert into leads (id, full_name, phone, variant, offer_cents, promise, created_at, due_at)
      select gen_random_uuid(), 'Ana', '+5511900000001', 'A', 1, '24-hours', ${at}, ${at}
      from generate_series(1, ${count})`,
    remaining: sql`select from leads where phone = '+5511900000001'`,
  },
};
const names = Object.keys(RETENTION) as Retained[];

test.for(names)(
  "%s: stays until its retention ends and is deleted after it, whatever the amount",
  { timeout: 30_000 },
  async (name, { api, deps, clock }) => {
    const { id } = await aMember(api);
    const { insert, remaining } = kinds[name];
    const count = async () => (await remaining.execute(deps.db)).rows.length;
    const sweep = async () => {
      for (const { run } of privacySweeps(deps)) await run();
    };
    const since = retainedSince(name, deps.now());
    await insert(new Date(since.getTime() + MINUTE), id, 1_500).execute(deps.db);
    const inserted = await count();
    expect(inserted).toBeGreaterThan(2);

    await sweep();
    expect(await count()).toBe(inserted);

    // A month may be shorter than the one before it.
    clock.advance(4 * 24 * 60 * MINUTE);
    await sweep();
    expect(await count()).toBe(0);
  },
);

test("pending work is never deleted, however old", async ({ deps, clock }) => {
  const at = deps.now();
  await sql`
    insert into messages (id, channel, template, recipient, params, status, due_at, created_at)
    values (gen_random_uuid(), 'email', 'welcome', 'due@example.com', '{"fullName": "Ana"}', 'due', ${at}, ${at})`.execute(
    deps.db,
  );
  await sql`
    insert into webhook_events (gateway, event_id, event, received_at, due_at)
    values ('due', 'evt', 'PAYMENT_CREATED', ${at}, ${at})`.execute(deps.db);
  clock.advance(500 * 24 * 60 * MINUTE);

  const retention = privacySweeps(deps).find(({ name }) => name === "apply-retention");
  await retention?.run();

  const pending = sql<{ what: string }>`
    select recipient as what from messages where status = 'due' and params <> '{}' and recipient = 'due@example.com'
    union all select gateway from webhook_events where gateway = 'due'`;
  expect((await pending.execute(deps.db)).rows).toEqual([{ what: "due@example.com" }, { what: "due" }]);
});

test("an entry that its member revives while the sweep runs keeps its values", async ({ api, deps }) => {
  const { id } = await aMember(api);
  const since = retainedSince("deletedEntries", deps.now());
  await kinds.deletedEntries.insert(new Date(since.getTime() - MINUTE), id, 1).execute(deps.db);
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

  const { sweeping } = await inTransaction(deps.db, async (tx) => {
    await tx.updateTable("weights").set({ deletedAt: null }).where("accountId", "=", id).execute();
    const [ofWeights] = retiringOf("deletedEntries");
    const sweep = ofWeights?.(deps.db, { since, limit: 10, skip: 0 });
    await vi.waitFor(async () => expect((await waiting.execute(deps.db)).rows).toHaveLength(1), { timeout: 10_000 });
    return { sweeping: sweep };
  });

  expect(await sweeping).toBe(0);
  const rows = await deps.db.selectFrom("weights").select("kg").where("accountId", "=", id).execute();
  expect(rows).toEqual([{ kg: "80.00" }]);
});

test.for(names)("%s: what is due is found by an index", async (name, { databaseUrl, deps }) => {
  const pool = openPool(databaseUrl, { max: 1, usePreparedStatements: false });
  try {
    const statements = recordStatements(pool);
    const batch = { since: retainedSince(name, deps.now()), limit: 10, skip: 0 };
    for (const retire of retiringOf(name)) await retire(openDb(pool), batch);
    const retiring = statements.filter((statement) => /^(delete|update)/.test(statement));
    expect(retiring).toHaveLength(retiringOf(name).length);
    await pool.query("set enable_seqscan = off");
    for (const statement of retiring) {
      // Every parameter is the timestamp but the last two, the limit and how many are skipped.
      const variables = new Set(statement.match(/\$\d+/g)).size;
      const values = [...Array.from({ length: variables - 2 }, () => deps.now()), 10, 0];
      const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${statement}`, values);
      expect(rows.filter((row) => row["QUERY PLAN"].includes("Seq Scan"))).toEqual([]);
    }
  } finally {
    await pool.end();
  }
});
