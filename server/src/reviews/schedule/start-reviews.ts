import type { Assessed } from "../../intake/assessments/assessed.ts";
import { isComplete, isPlannedOutcome } from "../../intake/assessments/assessment.ts";
import type { Db } from "../../platform/database/db.ts";
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
