import { MAX_CHANGES } from "@app/contract/sync";
import { openDb, openPool } from "../../platform/database/db.ts";
import { ANY_REVISION } from "../../sync/record-kind.ts";
import { recordStatements } from "../../testing/recorder.ts";
import { weightKind } from "../weight-kind.ts";

const HOUR_MS = 3_600_000;
const MAX_VACUUMS = 200;

/** Fills the table as time does: each account's rows lie between those of all others, on as many pages. */
export async function seedWeights(databaseUrl: string, { accounts, each }: { accounts: number; each: number }) {
  const pool = openPool(databaseUrl, { max: 1, name: "seed" });
  const run = (text: string) => pool.query({ text, query_timeout: HOUR_MS } as { text: string });
  await run("set statement_timeout = 0");
  await run("set maintenance_work_mem = '512MB'");
  const { rows: indexes } = await run("select indexdef from pg_indexes where tablename = 'weights'");
  await run("alter table weights drop constraint weights_pkey");
  await run("drop index weights_changes, weights_deleted, weights_saved");
  await run(`
    insert into weights (account_id, id, at, at_hlc, kg, kg_hlc, is_contested, rev, saved_at)
    select ${accountSql(`i % ${accounts}`)}, md5('w' || i)::uuid, at, clock, 60 + i % 5000 / 100.0, clock, false,
      i / ${accounts} + 1, at
    from generate_series(0, ${accounts * each - 1}) i,
      lateral (select timestamptz '2020-01-01' + make_interval(secs => i) as at, md5('c' || i)::uuid as clock) as entry`);
  for (const { indexdef } of indexes as { indexdef: string }[]) await run(indexdef);
  await vacuum(run);
  await pool.end();
}

/** Until every page is marked as visible: a snapshot of autovacuum may hold the first ones back. */
async function vacuum(run: (text: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  for (let attempt = 0; attempt < MAX_VACUUMS; attempt += 1) {
    await run("vacuum analyze weights");
    const { rows } = await run("select 1 from pg_class where relname = 'weights' and relallvisible >= relpages");
    if (rows.length > 0) return;
  }
  throw new Error("pages of weights stay invisible to index-only scans");
}

const accountSql = (number: string): string => `md5('a' || ${number})::uuid`;

export type PageWork = { rows: number; buffers: number; node: string };

/** What PostgreSQL reads for a full page of one account's changes, by the statement that the product runs. */
export async function readPage(databaseUrl: string, account: number, after: number): Promise<PageWork> {
  const pool = openPool(databaseUrl, { max: 1, name: "page", usePreparedStatements: false });
  const statements = recordStatements(pool);
  const { rows: found } = await pool.query<{ id: string }>(`select ${accountSql(String(account))} as id`);
  const accountId = found[0]?.id ?? "";
  const page = await weightKind.listChanges(openDb(pool), accountId, { after }, MAX_CHANGES + 1);
  const statement = `explain (analyze, buffers, format json) ${statements.at(-1)}`;
  const { rows } = await pool.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(statement, [
    accountId,
    after,
    ANY_REVISION,
    MAX_CHANGES + 1,
  ]);
  await pool.end();
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  if (!plan) throw new Error("no plan");
  const buffers = plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  return { rows: page.length, buffers, node: plan.Plans?.[0]?.["Node Type"] ?? plan["Node Type"] };
}

type Plan = { "Node Type": string; "Shared Hit Blocks": number; "Shared Read Blocks": number; Plans?: Plan[] };
