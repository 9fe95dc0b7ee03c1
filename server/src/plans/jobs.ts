import type { Sweep } from "../platform/jobs/sweep.ts";
import type { Deps } from "./deps.ts";
import { createTrainingSweep } from "./training/add-missing-training.ts";

export const plansSweeps = (deps: Deps): Sweep[] => [
  { name: "add-training", everyMs: 60_000, run: createTrainingSweep(deps) },
];
