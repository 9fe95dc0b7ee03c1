import type { Pool, PoolClient } from "pg";

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
