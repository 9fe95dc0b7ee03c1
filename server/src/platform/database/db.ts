import { setTimeout as pause } from "node:timers/promises";
import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { createPreparedStatementClient, type PreparedCounts } from "./prepared-statement-client.ts";
import type { DB } from "./schema.ts";

/** The pool or a transaction: a store works with either. */
export type Db = Kysely<DB>;

type PoolOptions = {
  max?: number;
  name?: string;
  /** Off behind a PgBouncer before 1.21 in transaction mode: it does not track prepared statements per client. */
  usePreparedStatements?: boolean;
  maxPrepared?: number;
};

const prepared = new WeakMap<object, () => PreparedCounts>();

/** Of a pool that `openPool` opened; none where statements are not prepared. */
export const countPrepared = (pool: object): PreparedCounts => prepared.get(pool)?.() ?? { named: 0, refused: 0 };

export function openPool(
  url: string,
  { max = 10, name = "app", usePreparedStatements = true, maxPrepared }: PoolOptions = {},
): Pool {
  const { PreparedClient, counts } = createPreparedStatementClient({ ...(maxPrepared && { maxNames: maxPrepared }) });
  const pool = new Pool({
    connectionString: url,
    ...(usePreparedStatements && { Client: PreparedClient }),
    max,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // PostgreSQL cancels slow or blocked statements itself; the client's query_timeout is only for a dead connection.
    lock_timeout: 3_000,
    statement_timeout: 12_000,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: 15_000,
  });
  if (usePreparedStatements) prepared.set(pool, counts);
  // Without a listener an error of an idle connection would end the process; the next query opens another connection.
  pool.on("error", () => {});
  // The same for a connection in use: its caller sees the query fail.
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

/** Out of connections, memory, disk, locks or time; shutting down or starting; the connection was lost mid-query. */
const TRANSIENT_CODES = /^(08...|53...|57...|55P03|25P03|40P01|40001|ECONN\w+|EPIPE|ETIMEDOUT|E[MN]FILE|EHOSTUNREACH)$/;
const TRANSIENT_MESSAGES =
  /^(timeout exceeded when trying|query read timeout|connection terminated|client has encountered)/i;

/** A transient error is the database's and not the request's: a retry a moment later may succeed. */
export const isTransient = ({ code, message }: { code?: string; message: string }): boolean =>
  TRANSIENT_CODES.test(code ?? "") || TRANSIENT_MESSAGES.test(message);

const LOST_CODES = /^(08...|57P..|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
const LOST_MESSAGES = /^(query read timeout|connection terminated|client has encountered)/i;

/** The connection is gone, whatever was done on it. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (LOST_CODES.test((error as { code?: string }).code ?? "") || LOST_MESSAGES.test(error.message));

/** Deadlock; serialization failure; a statement planned before a migration. */
const COLLISIONS = new Set(["40P01", "40001", "0A000"]);
const MAX_TRIES = 3;
/** Retried at once, a transaction may lock the same row again before the one that waits for it has woken up. */
const backOffMs = (tries: number): number => 25 * tries * (1 + Math.random());

type TransactionOptions = {
  /** Repeatable read, read only: every statement sees the data as of the first one. */
  isSnapshot?: boolean;
};

/**
 * The one way to open a transaction, enforced by lint. A deadlock or serialization failure retries it from the start,
 * so `work` may run up to three times: side effects outside `tx` must be idempotent.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  { isSnapshot = false }: TransactionOptions = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const transaction = db.transaction();
    try {
      if (!isSnapshot) return await transaction.execute(work);
      return await transaction.setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
    } catch (error) {
      if (tries === MAX_TRIES || !COLLISIONS.has((error as { code?: string }).code ?? "")) throw error;
      await pause(backOffMs(tries));
    }
  }
}

/** Rows as one parameter for `jsonb_to_recordset`: one prepared statement serves any number of rows. */
export const asRecords = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_name, value: unknown) =>
    typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : value,
  );

export function openDb(source: string | Pool, options: PoolOptions = {}): Db {
  const pool = typeof source === "string" ? openPool(source, options) : source;
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
