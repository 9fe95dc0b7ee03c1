import type { Sweep } from "../platform/jobs/sweep.ts";
import { MINUTE_MS } from "../platform/time/durations.ts";
import type { StaffSessionDeps } from "./deps.ts";
import { clearExpiredAccess } from "./identity/clear-expired-access.ts";

export const staffSweeps = (deps: StaffSessionDeps): Sweep[] => [
  { name: "clear-expired-staff-access", everyMs: 10 * MINUTE_MS, run: () => clearExpiredAccess(deps) },
];
