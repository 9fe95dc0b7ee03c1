import type { JobHandler } from "../platform/jobs/jobs.ts";
import type { Sweep } from "../platform/jobs/sweep.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import { applyRetention, eraseExpired } from "./erasure/apply-retention.ts";
import { eraseEvents } from "./erasure/erase-events.ts";
import { buildExports } from "./export/build-exports.ts";
import { BUILD_EXPORTS } from "./export/request-export.ts";

export const privacyJobs = (deps: Deps): JobHandler[] => [
  { queue: BUILD_EXPORTS, batchSize: 50, handle: () => buildExports(deps) },
];

export const privacySweeps = (deps: Deps): Sweep[] => [
  { name: BUILD_EXPORTS, everyMs: 30 * SECOND_MS, run: () => buildExports(deps) },
  { name: "erase-events", everyMs: 10 * SECOND_MS, run: () => eraseEvents(deps) },
  { name: "apply-retention", everyMs: 10 * MINUTE_MS, run: () => applyRetention(deps) },
  { name: "erase-expired", everyMs: HOUR_MS, run: () => eraseExpired(deps) },
];
