import { programmeAccess } from "../checkout/subscriptions/programme-access.ts";
import { isPlannedOutcome } from "../intake/assessments/assessment.ts";
import { findInForce } from "../intake/assessments/find-in-force.ts";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { type ReviewWindow, windowAt } from "./review-window.ts";
import { findSchedule } from "./schedule-store.ts";

/** The window that is open for this member: with access, a plan from before it opened, and nothing that stops the plan. */
export async function findOpenWindow(
  deps: Pick<Deps, "now" | "keyRing">,
  tx: Db,
  accountId: string,
): Promise<ReviewWindow | undefined> {
  const window = windowAt(deps.now());
  const schedule = await findSchedule(tx, accountId);
  if (!schedule || schedule.startsAt > window.opensAt) return undefined;
  if ((await programmeAccess({ db: tx, now: deps.now }, accountId)) !== "active") return undefined;
  const inForce = await findInForce(deps, tx, accountId);
  return inForce && isPlannedOutcome(inForce.outcome) ? window : undefined;
}
