import { type Db, openDb } from "../server/src/platform/database/db.ts";
import { databaseUrl } from "./urls.ts";

type ServerDeps = { db: Db; now: () => Date };

/** Runs the server's own use cases in this process, for what a journey begins with: no request, and no process of its own. */
export async function withServer<T>(use: (deps: ServerDeps) => Promise<T>): Promise<T> {
  const db = openDb(databaseUrl, { max: 1, name: "journey", usePreparedStatements: false });
  try {
    return await use({ db, now: () => new Date() });
  } finally {
    await db.destroy();
  }
}
