import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { PreparedStatementClient } from "./prepared-statement-client.ts";
import type { DB } from "./schema.ts";

/** The pool or a transaction; a store never asks which. */
export type Db = Kysely<DB>;

type PoolOptions = {
  max?: number;
  name?: string;
  /** Not behind a PgBouncer that shares connections and is older than 1.21: it does not know whose name is whose. */
  usePreparedStatements?: boolean;
};

export function openPool(
  url: string,
  { max = 10, name = "app", usePreparedStatements = true }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    connectionString: url,
    ...(usePreparedStatements && { Client: PreparedStatementClient }),
    max,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // The server ends what takes too long or waits behind a lock; we give up only should it not answer at all.
    lock_timeout: 3_000,
    statement_timeout: 12_000,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: 15_000,
  });
  // An idle connection that breaks must not take the process with it: the next query opens another.
  pool.on("error", () => {});
  // Nor one that breaks while it is lent out: whoever has it sees its query fail.
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

/** Out of connections, memory, disk, locks or time; shut down or starting; gone in the middle of a sentence. */
const TRANSIENT_CODES = /^(08...|53...|57...|55P03|25P03|40P01|40001|ECONN\w+|EPIPE|ETIMEDOUT|E[MN]FILE|EHOSTUNREACH)$/;
const TRANSIENT_MESSAGES =
  /^(timeout exceeded when trying|query read timeout|connection terminated|client has encountered)/i;

/** The database's trouble and not this request's: whoever tries again in a moment may well get through. */
export const isTransient = ({ code, message }: { code?: string; message: string }): boolean =>
  TRANSIENT_CODES.test(code ?? "") || TRANSIENT_MESSAGES.test(message);

/** Deadlock; serialization failure; a statement planned before a migration. */
const COLLISIONS = new Set(["40P01", "40001", "0A000"]);
const MAX_TRIES = 3;

type TransactionOptions = {
  /** Everything is read as it was at the first statement, and nothing can be written. */
  isSnapshot?: boolean;
};

/**
 * The one way to open a transaction, held by lint. One that lost a collision is done again from the start, so `work`
 * may run up to three times: what it does outside `tx`, it must undo or be able to repeat.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  { isSnapshot = false }: TransactionOptions = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const opened = db.transaction();
    try {
      if (!isSnapshot) return await opened.execute(work);
      return await opened.setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
    } catch (error) {
      if (tries === MAX_TRIES || !COLLISIONS.has((error as { code?: string }).code ?? "")) throw error;
    }
  }
}

/** Rows as one parameter, for `jsonb_to_recordset`: the statement is the same for one row and for a hundred. */
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
