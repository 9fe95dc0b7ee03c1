import type { Answer } from "@app/contract/intake";
import { hasCrisisWords } from "@app/engine/intake/facts/health";
import type { Db } from "../platform/database/db.ts";
import type { SavedChange } from "../sync/record-kind.ts";
import { questionOf } from "./answers/answer-kind.ts";
import { type AssessDeps, assess } from "./assess.ts";
import { isAnswered } from "./assessments/assessment.ts";
import { findAssessment } from "./assessments/assessment-store.ts";

/**
 * What saved answers change at once: crisis words, whether the questionnaire is closed or not; and after closing it,
 * every answer that makes a level stricter.
 */
export async function reviewSavedAnswers(deps: AssessDeps, tx: Db, { accountId, stored }: SavedChange): Promise<void> {
  const isCrisis = stored.some(({ recordId, value }) => isCrisisIn(recordId, value as Answer));
  const inForce = await findAssessment(tx, deps.keyRing.encryption("health-data"), accountId);
  if (!isCrisis && !(inForce && isAnswered(inForce))) return;
  await assess(deps, tx, {
    accountId,
    isCompletion: false,
    hasCrisisWords: isCrisis,
    ...(inForce && { plan: inForce.plan }),
  });
}

function isCrisisIn(recordId: string, { value }: Answer): boolean {
  const question = questionOf(recordId);
  return question !== undefined && hasCrisisWords({ [question]: value });
}
