/**
 * npm run today: what happened since midnight and what waits, from the database alone. It names nobody, so it may be
 * read aloud or pasted into a chat.
 */
import { readEnv } from "../env.ts";
import { openDb } from "../platform/db.ts";
import { describeToday } from "./describe-today.ts";
import { readToday } from "./read-today.ts";

const db = openDb(readEnv().DATABASE_URL, { max: 1, name: "today", namesStatements: false });
try {
  console.log(describeToday(await readToday({ db, now: () => new Date() })));
} finally {
  await db.destroy();
}
