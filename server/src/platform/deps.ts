import type { Logger } from "pino";
import type { Db } from "./database/db.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { KeyRing } from "./key-ring.ts";

/** What platform gives every domain. A domain's own `deps.ts` adds its ports; a use case picks what it needs. */
export type PlatformDeps = {
  log: Logger;
  db: Db;
  jobs: Jobs;
  keyRing: KeyRing;
  now: () => Date;
};
