import type { KyselyPlugin } from "kysely";
import type { Pool, PoolClient } from "pg";
import type { Db } from "../platform/database/db.ts";

/** Records every statement of a pool, `begin` and `commit` included. */
export function recordStatements(pool: Pool): string[] {
  const statements: string[] = [];
  pool.on("connect", (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recording = (...args: unknown[]) => {
      const [first] = args;
      const text = typeof first === "string" ? first : (first as { text?: string }).text;
      statements.push((text ?? "").trim().replace(/\s+/g, " "));
      return query(...args);
    };
    Object.assign(client, { query: recording });
  });
  return statements;
}

/** The same database; the rows of each answer are counted, those of its transactions too. */
export function recordRows(db: Db): { db: Db; rows: number[] } {
  const rows: number[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => (rows.push(result.rows.length), Promise.resolve(result)),
  };
  return { db: db.withPlugin(counting), rows };
}
