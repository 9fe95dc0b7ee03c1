import type { Deps } from "../deps.ts";
import type { JobHandler } from "../platform/jobs.ts";
import type { Sweep } from "../platform/sweep.ts";
import { applyRetention } from "./apply-retention.ts";
import { buildExports } from "./build-exports.ts";
import { eraseEvents } from "./erase-events.ts";
import { eraseExpired } from "./erase-expired.ts";
import { BUILD_EXPORTS } from "./request-export.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * 60_000;

export const privacyJobs = (deps: Deps): JobHandler[] => [
  { queue: BUILD_EXPORTS, batchSize: 50, handle: () => buildExports(deps) },
];

export const privacySweeps = (deps: Deps): Sweep[] => [
  { name: BUILD_EXPORTS, everyMs: 30 * SECOND_MS, run: () => buildExports(deps) },
  { name: "erase-events", everyMs: 10 * SECOND_MS, run: () => eraseEvents(deps) },
  { name: "apply-retention", everyMs: 10 * MINUTE_MS, run: () => applyRetention(deps) },
  { name: "erase-expired", everyMs: HOUR_MS, run: () => eraseExpired(deps) },
];
