import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, inTransaction } from "./db.ts";

/** One numbered file of plain SQL, forward only. */
type Migration = {
  name: string;
  isTransactional: boolean;
  steps: { statement: string; isRepeated: boolean }[];
};

const NO_TRANSACTION = "-- no transaction";
const REPEATED = "-- until nothing is left";

/**
 * A file is one transaction, unless it begins with `-- no transaction`: then each statement commits alone, for indexes
 * built `concurrently` and for backfills, where a statement under `-- until nothing is left` repeats until it changes
 * no row. Such a file may stop half-way, so it must be idempotent.
 */
function parseMigration(name: string, text: string): Migration {
  if (!text.startsWith(NO_TRANSACTION))
    return { name, isTransactional: true, steps: [{ statement: text, isRepeated: false }] };
  if (text.includes("$$"))
    throw new Error(`${name}: a file without a transaction is split at each ;, so it cannot contain $$`);
  const parts = text.split(/;[ \t]*(?:\n|$)/).map((part) => part.trim());
  const steps = parts
    .filter((part) => part.replaceAll(/^--.*$/gm, "").trim() !== "")
    .map((statement) => ({ statement, isRepeated: statement.split("\n").some((line) => line.startsWith(REPEATED)) }));
  return { name, isTransactional: false, steps };
}

const FOLDER = new URL("../../../migrations/", import.meta.url);
/** A session advisory lock allows one migrator at a time: it needs a direct connection, not PgBouncer. */
const ADVISORY_LOCK = "3853314791062309107";
/** Every query queues behind a DDL statement that waits for its lock: it gives up soon and retries often. */
const LOCK_TIMEOUT_MS = 1_000;
const RETRY_DELAY_MS = 500;
const MAX_TRIES = 200;
const LOCK_NOT_AVAILABLE = "55P03";

/** Applies the missing migrations in order and returns their names. */
export async function migrate(db: Db, { folder = FOLDER }: { folder?: URL } = {}): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return db.connection().execute(async (session) => {
    await run(session, `select pg_advisory_lock(${ADVISORY_LOCK})`);
    try {
      const known = await listApplied(session);
      const missing = names.map((name) => name.slice(0, -".sql".length)).filter((name) => !known.has(name));
      for (const name of missing)
        await apply(session, parseMigration(name, await readFile(new URL(`${name}.sql`, folder), "utf8")));
      return missing;
    } finally {
      await run(session, `select pg_advisory_unlock(${ADVISORY_LOCK})`);
    }
  });
}

async function listApplied(session: Db): Promise<Set<string>> {
  await run(
    session,
    "create table if not exists schema_migrations (name varchar(255) primary key, timestamp varchar(255) not null)",
  );
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(session);
  return new Set(rows.map(({ name }) => name));
}

async function apply(session: Db, { name, isTransactional, steps }: Migration): Promise<void> {
  if (isTransactional)
    return inRetriedTransaction(session, async (tx) => {
      for (const { statement } of steps) await run(tx, statement);
      await recordMigration(tx, name);
    });
  for (const { statement, isRepeated } of steps) {
    // A concurrent index build waits for old transactions without blocking other queries: no lock timeout.
    await run(session, `set lock_timeout = ${/\bconcurrently\b/i.test(statement) ? 0 : LOCK_TIMEOUT_MS}`);
    let changed: bigint;
    do changed = await retryOnLockTimeout(() => run(session, statement));
    while (isRepeated && changed > 0n);
  }
  await run(session, "reset lock_timeout");
  return recordMigration(session, name);
}

const recordMigration = async (db: Db, name: string): Promise<void> =>
  void (await sql`insert into schema_migrations values (${name}, ${new Date().toISOString()})`.execute(db));

const run = async (db: Db, statement: string): Promise<bigint> =>
  (await sql.raw(statement).execute(db)).numAffectedRows ?? 0n;

/** A transaction with a short lock timeout, retried when it runs into it. */
const inRetriedTransaction = <T>(session: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  retryOnLockTimeout(() =>
    inTransaction(session, async (tx) => {
      await run(tx, `set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      return work(tx);
    }),
  );

async function retryOnLockTimeout<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || (error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await pause(RETRY_DELAY_MS);
    }
  }
}
