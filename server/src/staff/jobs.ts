import type { PlatformDeps } from "../platform/deps.ts";
import type { Sweep } from "../platform/jobs/sweep.ts";
import { MINUTE_MS } from "../platform/time.ts";
import { clearExpiredAccess } from "./identity/clear-expired-access.ts";
import { sweepAttention } from "./queue/sweep-attention.ts";

export const staffSweeps = (deps: PlatformDeps): Sweep[] => [
  { name: "clear-expired-staff-access", everyMs: 10 * MINUTE_MS, run: () => clearExpiredAccess(deps) },
  { name: "sweep-attention", everyMs: MINUTE_MS, run: () => sweepAttention(deps) },
];
