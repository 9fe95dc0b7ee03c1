import type { Pool, PoolClient } from "pg";
import { openDb, openPool } from "../../platform/database/db.ts";
import { listEntries } from "../food/entry-store.ts";
import { archiveMonths } from "../food/months.ts";
import { createFoodKind, FOODS_PER_PAGE } from "../kinds/food-kind.ts";
import { listDays } from "../log-store.ts";

const HOUR_MS = 3_600_000;
/** Five meals of three foods, each meal written by one call. */
const MEALS = 5;
const FOODS = 3;
const EACH_DAY = MEALS * FOODS;
/** So that all days lie in months that the migration made. */
const NOW = new Date("2027-02-15T12:00:00Z");
const MAX_VACUUMS = 200;

type Size = { accounts: number; days: number };

/** Fills the months until today as time does: each meal of an account lies between those of all others. */
export async function seedFoods(databaseUrl: string, { accounts, days }: Size): Promise<void> {
  const months = foodsByMonth({ accounts, days });
  // Each month has tables of its own: two of them are filled at the same time.
  await Promise.all([fill(databaseUrl, months), fill(databaseUrl, months)]);
  const { pool, run } = await openConnection(databaseUrl);
  await run(`
    insert into day_totals select account_id, day, count(*), ${MEALS}, sum(kcal), sum(low_kcal), sum(high_kcal), sum(protein),
      sum(fat), sum(carb), sum(fibre), 0, 0, 0, 0, 0 from food_entries group by account_id, day order by day, account_id`);
  await run(`
    insert into diary_days (account_id, id, day, day_hlc, is_complete, is_bad, is_contested, rev, saved_at)
    select account_id, md5(format('%s %s', account_id, day))::uuid, day, account_id, true, false, false,
      1000000 + (day - date '2020-01-01'), day from day_totals order by day, account_id`);
  await vacuum(run);
  await archiveMonths({ db: openDb(pool), now: () => NOW });
  await pool.end();
}

async function openConnection(databaseUrl: string) {
  const pool = openPool(databaseUrl, { max: 1, name: "seed" });
  const run = (text: string) => pool.query({ text, query_timeout: HOUR_MS } as { text: string });
  await run("set statement_timeout = 0");
  await run("set maintenance_work_mem = '512MB'");
  return { pool, run };
}

async function fill(databaseUrl: string, months: string[]): Promise<void> {
  const { pool, run } = await openConnection(databaseUrl);
  for (let foods = months.shift(); foods; foods = months.shift()) await run(foods);
  await pool.end();
}

/** One statement for each month. */
function foodsByMonth({ accounts, days }: Size): string[] {
  const all = Array.from({ length: days }, (_, index) => dayBefore(days - 1 - index));
  return [...Map.groupBy(all, (day) => day.slice(0, 7)).values()].map(
    (month) => `
    insert into food_entries (account_id, day, id, meal, time, place_hlc, food, grams, low, high, unit, count, is_assumed,
      source, kcal, low_kcal, high_kcal, protein, fat, carb, fibre, is_contested, rev, saved_at)
    select ${accountSql("account")}, day, md5(format('%s %s %s %s', account, day, meal, food))::uuid,
      (array['cafe', 'lanche-manha', 'almoco', 'lanche-tarde', 'jantar'])[meal], '12:30',
      md5(format('c %s %s %s', account, day, meal))::uuid, 'taco:' || 1 + (account + meal * food) % 597, 120.5, 90, 150.5,
      'co', 1.5, false, 'sentence', 1530, 1150, 1910, 90, 30, 250, 40, false,
      (day - date '${dayBefore(days - 1)}') * ${EACH_DAY} + (meal - 1) * ${FOODS} + food, day + time '12:30'
    from (select generate_series(0, ${accounts * month.length * EACH_DAY - 1}) as i) as numbers,
      lateral (select 1 + i % ${FOODS} as food, 1 + i / ${FOODS} % ${accounts} as account,
        1 + i / ${FOODS * accounts} % ${MEALS} as meal, date '${month[0]}' + i / ${EACH_DAY * accounts} as day) as entry`,
  );
}

/** Until every page is marked as visible: a snapshot of autovacuum may hold the first ones back. */
async function vacuum(run: (text: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  for (let attempt = 0; attempt < MAX_VACUUMS; attempt += 1) {
    await run("vacuum analyze food_entries, day_totals, diary_days");
    const { rows } = await run(`
      select 1 from pg_class where relname ~ '^(food_entries_\\d{4}_\\d\\d|day_totals|diary_days)$'
        and relallvisible < relpages`);
    if (rows.length === 0) return;
  }
  throw new Error("pages of the diary stay invisible to index-only scans");
}

const dayBefore = (days: number): string => new Date(NOW.getTime() - days * 24 * HOUR_MS).toISOString().slice(0, 10);
const accountSql = (number: string): string => `md5('a' || ${number})::uuid`;

export type Work = {
  rows: number;
  buffers: number;
  /** Of the call, planned anew and with its values read. */
  milliseconds: number;
  /** The tables that were read, and how. */
  tables: string[];
  scans: string[];
};
type Read = (db: ReturnType<typeof openDb>, accountId: string) => Promise<unknown[]>;

const readers = {
  /** All entries of one day. */
  day: (db, accountId) => listEntries(db, accountId, { day: dayBefore(20), now: NOW }),
  /** A day of the archive. */
  archivedDay: (db, accountId) => listEntries(db, accountId, { day: dayBefore(140), now: NOW }),
  /** A full page of changes of a device that has none yet. */
  page: (db, accountId) => createFoodKind().listChanges(db, accountId, { after: 0 }, FOODS_PER_PAGE + 1, NOW),
  /** The sums of 28 days, with what was said of each day. */
  report: (db, accountId) => listDays(db, accountId, { from: dayBefore(27), to: dayBefore(0) }),
} satisfies Record<string, Read>;

/** What PostgreSQL reads for it, by the statement that the product runs. */
export async function workOf(databaseUrl: string, what: keyof typeof readers, account: number): Promise<Work> {
  const pool = openPool(databaseUrl, { max: 1, name: "read", usePreparedStatements: false });
  const queries = recordQueries(pool);
  const { rows: found } = await pool.query<{ id: string }>(`select ${accountSql(String(account))} as id`);
  const since = performance.now();
  const result = await readers[what](openDb(pool), found[0]?.id ?? "");
  const milliseconds = performance.now() - since;
  const [text = "", values = []] = queries.at(-1) ?? [];
  const { rows } = await pool.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  );
  await pool.end();
  const explained = rows[0]?.["QUERY PLAN"][0];
  if (!explained) throw new Error("no plan");
  const scans = nodesOf(explained.Plan).filter((node) => node["Relation Name"] !== undefined);
  const buffers = explained.Plan["Shared Hit Blocks"] + explained.Plan["Shared Read Blocks"];
  return {
    rows: result.length,
    buffers,
    milliseconds,
    tables: scans.map((scan) => scan["Relation Name"] ?? ""),
    scans: scans.map((scan) => scan["Node Type"]),
  };
}

/** Bytes of a month's rows and of its indexes. */
export async function sizeOf(databaseUrl: string, month: string): Promise<{ rows: number; indexes: number }> {
  const pool = openPool(databaseUrl, { max: 1, name: "size" });
  const { rows } = await pool.query<{ rows: string; indexes: string }>(
    "select pg_table_size(name) as rows, pg_indexes_size(name) as indexes from to_regclass($1) as name",
    [`food_entries_${month}`],
  );
  await pool.end();
  return { rows: Number(rows[0]?.rows), indexes: Number(rows[0]?.indexes) };
}

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Plan[];
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

type Query = [text: string, values: unknown[]];

function recordQueries(pool: Pool): Query[] {
  const queries: Query[] = [];
  pool.on("connect", (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recording = (...args: unknown[]) => {
      if (Array.isArray(args[1])) queries.push([String(args[0]), args[1]]);
      return query(...args);
    };
    Object.assign(client, { query: recording });
  });
  return queries;
}
