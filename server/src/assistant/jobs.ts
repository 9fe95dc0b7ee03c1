import type { Sweep } from "../platform/jobs/sweep.ts";
import { SECOND_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import { sweepAnswers } from "./turn/sweep-answers.ts";

export const assistantSweeps = (deps: Deps): Sweep[] => [
  { name: "sweep-answers", everyMs: 15 * SECOND_MS, run: () => sweepAnswers(deps) },
];
