import type { Deps } from "../../../server/src/deps.ts";
import { createSharedDeps } from "../../../server/src/deps.ts";
import { parseEnv } from "../../../server/src/env.ts";
import { openPool } from "../../../server/src/platform/database/db.ts";
import { openJobs } from "../../../server/src/platform/jobs/jobs.ts";
import { createLogger } from "../../../server/src/platform/observability/log.ts";

/** The product's own dependencies on a database; `now` is the only one that is ours. */
export async function openDeps(
  databaseUrl: string,
  now: () => Date,
  settings: Record<string, string> = {},
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const env = parseEnv({ DATABASE_URL: databaseUrl, IP_LIMIT_FACTOR: "1000", ...settings });
  const log = createLogger("silent", "evals");
  const pool = openPool(databaseUrl, { max: 8, name: "evals" });
  const jobs = await openJobs(databaseUrl, { log, supervise: false });
  const deps: Deps = { ...createSharedDeps(env, pool, now), log, jobs, now };
  return {
    deps,
    async close() {
      await jobs.close();
      deps.mailer.close();
      await deps.composer.close();
      await deps.db.destroy();
    },
  };
}
