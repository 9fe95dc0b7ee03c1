import type { Sweep } from "../platform/jobs/sweep.ts";
import { MINUTE_MS } from "../platform/time/durations.ts";
import type { Deps } from "./deps.ts";
import { sweepPromises } from "./sweep-promises.ts";

export const promisesSweeps = (deps: Deps): Sweep[] => [
  { name: "sweep-promises", everyMs: MINUTE_MS, run: () => sweepPromises(deps) },
];
