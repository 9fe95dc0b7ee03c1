import type { Sweep } from "../platform/jobs/sweep.ts";
import { MINUTE_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import { snapshotPromises } from "./public/snapshot-promises.ts";
import { sweepPromises } from "./sweep-promises.ts";

export const promisesSweeps = (deps: Deps): Sweep[] => [
  {
    name: "sweep-promises",
    everyMs: MINUTE_MS,
    async run() {
      // First: after an outage a promise may be past its due time and within a pause that nobody has begun yet.
      await deps.stopPausedPlans(deps);
      await sweepPromises(deps);
    },
  },
  { name: "snapshot-promises", everyMs: 5 * MINUTE_MS, run: () => snapshotPromises(deps) },
];
