import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findPostgres } from "../../../../scripts/lib/postgres-cluster.ts";
import type { Harness } from "../../../lib/stack/harness.ts";

/** Everything that the stack wrote: a dump of the database, its write-ahead log, and the logs of all processes. */
export function* filesOf(harness: Harness): Generator<{ name: string; text: string }> {
  const dump = execFileSync(join(findPostgres(), "pg_dump"), ["--inserts", "--dbname", harness.db.url], {
    maxBuffer: 2 ** 30,
  });
  yield { name: "database dump (job tables and idempotency records included)", text: dump.toString("latin1") };
  const wal = join(harness.db.dataDir, "pg_wal");
  for (const file of readdirSync(wal, { withFileTypes: true }))
    if (file.isFile()) yield { name: `WAL ${file.name}`, text: readFileSync(join(wal, file.name), "latin1") };
  for (const file of readdirSync(harness.logDir))
    yield { name: `log ${file}`, text: readFileSync(join(harness.logDir, file), "latin1") };
}
