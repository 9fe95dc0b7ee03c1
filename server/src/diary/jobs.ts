import type { PlatformDeps } from "../platform/deps.ts";
import type { Sweep } from "../platform/jobs/sweep.ts";
import { HOUR_MS } from "../platform/time/durations.ts";
import { archiveMonths } from "./food/archive-months.ts";
import { makeMonths } from "./food/make-months.ts";

export const diarySweeps = (deps: PlatformDeps): Sweep[] => [
  { name: "make-diary-months", everyMs: HOUR_MS, run: () => makeMonths(deps) },
  { name: "archive-diary-months", everyMs: HOUR_MS, run: () => archiveMonths(deps) },
];
