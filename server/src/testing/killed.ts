import { isWhole } from "../../../scripts/lib/generated.ts";
import { type Db, openDb, openPool } from "../platform/database/db.ts";

/**
 * Runs work again and again on a connection that breaks before its first statement, then before its second, and so on,
 * until it survives. `check` sees the database after each kill. Returns how many statements it survived.
 */
export async function killAtEachStatement(
  databaseUrl: string,
  work: (db: Db) => Promise<unknown>,
  check: () => Promise<void>,
  step = 1,
): Promise<number> {
  for (let survived = 0; ; survived += step) {
    const db = openDb(poolThatBreaksAt(databaseUrl, survived));
    const isKilled = await work(db).then(
      () => false,
      () => true,
    );
    await db.destroy();
    await check();
    if (!isKilled) return survived;
  }
}

/** `killAtEachStatement`, in the gate before every third: for work whose writes are one `inTransaction`, as lint demands. */
export const killAtSomeStatements = (...[databaseUrl, work, check]: Parameters<typeof killAtEachStatement>) =>
  killAtEachStatement(databaseUrl, work, check, isWhole() ? 1 : 3);

type Breakable = {
  query: (...args: unknown[]) => unknown;
  connection: { stream: { destroy: () => void } };
};

/** A pool of one connection, which breaks before the given statement. */
export function poolThatBreaksAt(databaseUrl: string, statement: number) {
  const pool = openPool(databaseUrl, { max: 1, usePreparedStatements: false });
  let statements = 0;
  pool.on("connect", (client) => {
    const { query, connection } = client as unknown as Breakable;
    const breaking = (...args: unknown[]) => {
      if (statements === statement) connection.stream.destroy();
      statements += 1;
      return query.apply(client, args);
    };
    Object.assign(client, { query: breaking });
  });
  return pool;
}
