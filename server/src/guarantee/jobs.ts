import type { Sweep } from "../platform/jobs/sweep.ts";
import type { Deps } from "./deps.ts";
import { escalateReviews } from "./escalate-reviews.ts";

export const guaranteeSweeps = (deps: Deps): Sweep[] => [
  { name: "escalate-reviews", everyMs: 60_000, run: () => escalateReviews(deps) },
];
