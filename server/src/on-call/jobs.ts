import type { Sweep } from "../platform/jobs/sweep.ts";
import { SECOND_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import { escalateAlerts, pageWaiting } from "./work-alerts.ts";

export const onCallSweeps = (deps: Deps): Sweep[] => [
  { name: "page-on-call", everyMs: 5 * SECOND_MS, run: () => pageWaiting(deps) },
  { name: "escalate-alerts", everyMs: 15 * SECOND_MS, run: () => escalateAlerts(deps) },
];
