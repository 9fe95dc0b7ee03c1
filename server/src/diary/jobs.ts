import type { PlatformDeps } from "../platform/deps.ts";
import type { Sweep } from "../platform/jobs/sweep.ts";
import { HOUR_MS } from "../platform/time.ts";
import { archiveMonths, makeMonths } from "./food/months.ts";

export const diarySweeps = (deps: PlatformDeps): Sweep[] => [
  { name: "make-diary-months", everyMs: HOUR_MS, run: () => makeMonths(deps) },
  { name: "archive-diary-months", everyMs: HOUR_MS, run: () => archiveMonths(deps) },
];
