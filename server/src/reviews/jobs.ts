import type { Sweep } from "../platform/jobs/sweep.ts";
import { MINUTE_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import { openReviews } from "./schedule/open-reviews.ts";

export const reviewsSweeps = (deps: Deps): Sweep[] => [
  { name: "open-reviews", everyMs: MINUTE_MS, run: () => openReviews(deps) },
];
