/**
 * npm run today: what happened since midnight and what waits, from the database alone. It names nobody, so it may be
 * read aloud or pasted into a chat.
 */
import { parseEnv } from "../env.ts";
import { openDb } from "../platform/db.ts";
import { formatToday } from "./format-today.ts";
import { getToday } from "./get-today.ts";

const db = openDb(parseEnv().DATABASE_URL, { max: 1, name: "today", usePreparedStatements: false });
try {
  console.log(formatToday(await getToday({ db, now: () => new Date() })));
} finally {
  await db.destroy();
}
