import { type Db, openDb } from "../server/src/platform/database/db.ts";
import { databaseUrl } from "./urls.ts";

type ServerDeps = { db: Db; now: () => Date };

/** The stack's time, which stands still where `npm run pictures` stops it. */
export const serverNow = (): Date => new Date(process.env["CLOCK_AT"] ?? Date.now());

/** Runs the server's own use cases in this process, for what a journey begins with: no request, and no process of its own. */
export async function withServer<T>(use: (deps: ServerDeps) => Promise<T>): Promise<T> {
  const db = openDb(databaseUrl, { max: 1, name: "journey", usePreparedStatements: false });
  try {
    return await use({ db, now: serverNow });
  } finally {
    await db.destroy();
  }
}
