import type { Sweep } from "../platform/jobs/sweep.ts";
import type { Deps } from "./deps.ts";
import { notifyTeam } from "./notify-team.ts";

export const leadsSweeps = (deps: Deps): Sweep[] => [
  { name: "notify-team", everyMs: 2_000, run: () => notifyTeam(deps) },
];
