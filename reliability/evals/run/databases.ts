import { startPostgres } from "../../../scripts/lib/postgres.ts";
import { openDb } from "../../../server/src/platform/database/db.ts";
import { migrate } from "../../../server/src/platform/database/migrations.ts";
import { installQueues } from "../../../server/src/platform/jobs/jobs.ts";
import { QUEUES } from "../../../server/src/queues.ts";
import { withDatabase } from "../../../server/src/testing/databases.ts";

const SEEDED = "seeded";

export type Databases = {
  /** Where members are seeded, once. */
  seededUrl: string;
  /** A copy for one model: no case sees what another model's did. Nothing may be connected to the original meanwhile. */
  copy: (name: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** A PostgreSQL of its own, migrated; it ends with the run. */
export async function startDatabases(): Promise<Databases> {
  const postgres = await startPostgres({ fast: true });
  try {
    const seededUrl = await withDatabase(postgres.url, SEEDED);
    const db = openDb(seededUrl, { max: 1 });
    await migrate(db);
    await db.destroy();
    await installQueues(seededUrl, QUEUES);
    return { seededUrl, copy: (name) => withDatabase(postgres.url, name, SEEDED), stop: postgres.stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
