import { MAX_CHANGES } from "@app/contract/sync";
import { startPostgres } from "../../scripts/lib/postgres.ts";
import { readPage, seedWeights } from "../../server/src/diary/testing/weight-pages.ts";
import { openDb } from "../../server/src/platform/database/db.ts";
import { migrate } from "../../server/src/platform/database/migrations.ts";

const ACCOUNTS = 10_000;
const EACH = 1_000;
const MAX_BUFFERS = 25;

/** A page of changes among ten million weights, of accounts and places spread over the table. */
export async function proveSyncPages(): Promise<void> {
  const postgres = await startPostgres({ fast: true });
  try {
    const db = openDb(postgres.url, { max: 1 });
    await migrate(db);
    await db.destroy();
    const since = Date.now();
    await seedWeights(postgres.url, { accounts: ACCOUNTS, each: EACH });
    console.log(`${ACCOUNTS * EACH} weights in ${Math.round((Date.now() - since) / 1_000)} s`);
    const works = [];
    for (let place = 0; place < 20; place += 1)
      works.push(await readPage(postgres.url, place * 499, place * Math.floor((EACH - MAX_CHANGES) / 20)));
    const buffers = works.map((work) => work.buffers).toSorted((a, b) => a - b);
    console.log(`buffers of a page of ${works[0]?.rows} by ${works[0]?.node}: ${buffers.join(", ")}`);
    if (buffers.some((count) => count > MAX_BUFFERS)) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}
