import type { Deps } from "../deps.ts";
import type { Sweep } from "../platform/sweep.ts";
import { forgetExpired } from "./forget-expired.ts";

const HOUR_MS = 60 * 60_000;

export const privacySweeps = (deps: Deps): Sweep[] => [
  { name: "forget-expired", everyMs: HOUR_MS, run: () => forgetExpired(deps) },
];
