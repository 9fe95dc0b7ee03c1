import { Problem } from "../../../platform/http/problem.ts";
import { MINUTE_MS } from "../../../platform/time/durations.ts";
import { CONFIRMATION_MINUTES } from "../../permissions/authorise.ts";
import type { StaffSession } from "../../sessions/session-store.ts";

/** Changes of one's factors need a second factor of the last minutes; an enrolment session has none and may only add one. */
export function requireFreshFactor({ scope, confirmedAt }: StaffSession, now: Date): void {
  if (scope === "enrolment") return;
  if (!confirmedAt || now.getTime() - confirmedAt.getTime() > CONFIRMATION_MINUTES * MINUTE_MS)
    throw new Problem("staff-confirmation-needed");
}
