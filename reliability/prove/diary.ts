import { startPostgres } from "../../scripts/lib/postgres.ts";
import { seedFoods, sizeOf, workOf } from "../../server/src/diary/testing/food-pages.ts";
import { openDb } from "../../server/src/platform/database/db.ts";
import { migrate } from "../../server/src/platform/database/migrations.ts";

const SIZE = { accounts: 4_445, days: 150 };
const EACH_DAY = 15;
const MAX_BUFFERS = { day: 20, archivedDay: 20, page: 25, report: 60 } as const;
const MAX_MS = 2_000;
const READS = 20;
/** The indexes of the months being filled stay in memory, and vacuum runs once, after the last row. */
const SETTINGS = { shared_buffers: "2GB", work_mem: "256MB", max_wal_size: "32GB", autovacuum: "off" };

/** A day, a day of the archive, a page of changes and 28 days of sums among ten million entries. */
export async function proveDiary(): Promise<void> {
  const postgres = await startPostgres({ fast: true, settings: SETTINGS });
  try {
    const db = openDb(postgres.url, { max: 1 });
    await migrate(db);
    await db.destroy();
    const since = Date.now();
    await seedFoods(postgres.url, SIZE);
    const seconds = Math.round((Date.now() - since) / 1_000);
    console.log(`${SIZE.accounts * SIZE.days * EACH_DAY} entries in ${seconds} s`);
    for (const what of Object.keys(MAX_BUFFERS) as (keyof typeof MAX_BUFFERS)[]) await proveRead(postgres.url, what);
    await compareMonths(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function proveRead(url: string, what: keyof typeof MAX_BUFFERS): Promise<void> {
  const works = [];
  for (let place = 0; place < READS; place += 1) works.push(await workOf(url, what, 1 + place * 220));
  const buffers = works.map((work) => work.buffers).toSorted((a, b) => a - b);
  const slowest = Math.max(...works.map((work) => work.milliseconds));
  console.log(`${what}: ${works[0]?.rows} rows, buffers ${buffers.join(", ")}; at most ${slowest.toFixed(1)} ms`);
  if (buffers.some((count) => count > MAX_BUFFERS[what]) || slowest > MAX_MS) process.exitCode = 1;
}

/** Both have 31 days. */
async function compareMonths(url: string): Promise<void> {
  const [live, archived] = [await sizeOf(url, "2027_01"), await sizeOf(url, "2026_10")];
  console.log(`a live month: ${format(live)}; an archived one: ${format(archived)}`);
}

function format({ rows, indexes }: { rows: number; indexes: number }): string {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  const share = Math.round((100 * indexes) / (rows + indexes));
  return `${megabytes(rows)} of rows, ${megabytes(indexes)} of indexes (${share} %)`;
}
