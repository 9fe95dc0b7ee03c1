import { startPostgres } from "../../scripts/lib/postgres.ts";
import { seedFoods, workOf } from "../../server/src/diary/testing/food-pages.ts";
import { openDb } from "../../server/src/platform/database/db.ts";
import { migrate } from "../../server/src/platform/database/migrations.ts";

const SIZE = { accounts: 4_445, days: 150 };
const EACH_DAY = 15;
const MAX_BUFFERS = { day: 20, archivedDay: 20, page: 25, report: 60 } as const;

/** A day, a day of the archive, a page of changes and 28 days of sums among ten million entries. */
export async function proveDiary(): Promise<void> {
  const postgres = await startPostgres({ fast: true });
  try {
    const db = openDb(postgres.url, { max: 1 });
    await migrate(db);
    await db.destroy();
    const since = Date.now();
    await seedFoods(postgres.url, SIZE);
    const seconds = Math.round((Date.now() - since) / 1_000);
    console.log(`${SIZE.accounts * SIZE.days * EACH_DAY} entries in ${seconds} s`);
    for (const [what, limit] of Object.entries(MAX_BUFFERS) as [keyof typeof MAX_BUFFERS, number][]) {
      const works = [];
      for (let place = 0; place < 20; place += 1) works.push(await workOf(postgres.url, what, 1 + place * 220));
      const buffers = works.map((work) => work.buffers).toSorted((a, b) => a - b);
      const slowest = Math.max(...works.map((work) => work.milliseconds));
      console.log(`${what}: ${works[0]?.rows} rows, buffers ${buffers.join(", ")}; at most ${slowest.toFixed(1)} ms`);
      if (buffers.some((count) => count > limit)) process.exitCode = 1;
    }
  } finally {
    await postgres.stop();
  }
}
