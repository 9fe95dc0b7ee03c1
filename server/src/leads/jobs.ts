import type { Deps } from "../deps.ts";
import type { Sweep } from "../platform/sweep.ts";
import { escalateOverdue } from "./escalate-overdue.ts";

export const leadsSweeps = (deps: Deps): Sweep[] => [
  { name: "escalate-overdue", everyMs: 10_000, run: () => escalateOverdue(deps) },
];
