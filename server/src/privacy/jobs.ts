import type { Deps } from "../deps.ts";
import type { Sweep } from "../platform/sweep.ts";
import { eraseEvents } from "./erase-events.ts";
import { forgetExpired } from "./forget-expired.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60_000;

export const privacySweeps = (deps: Deps): Sweep[] => [
  { name: "erase-events", everyMs: 10 * SECOND_MS, run: () => eraseEvents(deps) },
  { name: "forget-expired", everyMs: HOUR_MS, run: () => forgetExpired(deps) },
];
