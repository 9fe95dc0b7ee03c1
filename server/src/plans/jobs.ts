import type { Sweep } from "../platform/jobs/sweep.ts";
import type { Deps } from "./deps.ts";
import { recheckPlans } from "./rechecking/recheck-plans.ts";
import { createTrainingSweep } from "./training/add-training.ts";

export const plansSweeps = (deps: Deps): Sweep[] => [
  { name: "add-training", everyMs: 60_000, run: createTrainingSweep(deps) },
  { name: "recheck-plans", everyMs: 60_000, run: async () => void (await recheckPlans(deps)) },
];
