import type { JobHandler } from "../platform/jobs/jobs.ts";
import type { Sweep } from "../platform/jobs/sweep.ts";
import type { Deps } from "./deps.ts";
import { RELAY_CONVERSIONS } from "./record-conversion.ts";
import { relayConversions } from "./relay-conversions.ts";

export const trackingJobs = (deps: Deps): JobHandler[] => [
  { queue: RELAY_CONVERSIONS, batchSize: 200, handle: () => relayConversions(deps) },
];

export const trackingSweeps = (deps: Deps): Sweep[] => [
  { name: RELAY_CONVERSIONS, everyMs: 5_000, run: () => relayConversions(deps) },
];
