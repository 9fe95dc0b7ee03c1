/**
 * npm run today: the day's totals since midnight and the work that waits, from the database alone. It has no personal
 * data, so it may be pasted into a chat.
 */
import { brand } from "@app/contract/brand";
import { parseEnv } from "../env.ts";
import { openDb } from "../platform/database/db.ts";
import { createKeyRing } from "../platform/key-ring.ts";
import { QUEUES } from "../queues.ts";
import { countStarts } from "../staff/count-starts.ts";
import { formatToday } from "./format-today.ts";
import { getToday } from "./get-today.ts";

const { DATABASE_URL, SECRET_KEY, SECRET_KEYS_OLD } = parseEnv();
const keyRing = createKeyRing(SECRET_KEY, SECRET_KEYS_OLD);
const places = { capacity: brand.capacity, countStarts };
const db = openDb(DATABASE_URL, { max: 1, name: "today", usePreparedStatements: false });
try {
  console.log(formatToday(await getToday({ db, keyRing, places, now: () => new Date(), queues: QUEUES })));
} finally {
  await db.destroy();
}
