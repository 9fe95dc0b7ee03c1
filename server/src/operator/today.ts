/**
 * npm run today: the day's totals since midnight and the work that waits, from the database alone. It has no personal
 * data, so it may be pasted into a chat.
 */
import { parseEnv } from "../env.ts";
import { openDb } from "../platform/database/db.ts";
import { QUEUES } from "../queues.ts";
import { formatToday } from "./format-today.ts";
import { getToday } from "./get-today.ts";

const db = openDb(parseEnv().DATABASE_URL, { max: 1, name: "today", usePreparedStatements: false });
try {
  console.log(formatToday(await getToday({ db, now: () => new Date(), queues: QUEUES })));
} finally {
  await db.destroy();
}
