import type { Purpose } from "@app/contract/consents";
import { isComplete, isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import type { Assessed } from "../../intake/assessments/load-input.ts";
import type { Db } from "../../platform/database/db.ts";
import { voidPromises } from "../../promises/void-promises.ts";
import type { Deps } from "../deps.ts";
import { nextNoticeAt } from "../review-window.ts";
import { insertSchedule } from "./schedule-store.ts";

/** From the first plan on a review opens every week; in the transaction that closes the questionnaire. */
export async function startReviews(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { accountId, assessment, loaded }: Assessed & { accountId: string },
): Promise<void> {
  if (!isComplete(loaded.access) || !isPlannedOutcome(assessment.outcome)) return;
  const startsAt = now();
  await insertSchedule(tx, { accountId, startsAt, nextAt: nextNoticeAt(startsAt) });
}

/** Without consent the reviews are erased: there is nothing left to open or to reply to. */
export async function voidReviewPromises(
  deps: Pick<Deps, "now">,
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose !== "health-data") return;
  await voidPromises(deps, tx, { accountId, kinds: ["weekly-review-opened", "weekly-review-answered"] });
}
