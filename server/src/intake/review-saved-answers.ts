import type { Answer } from "@app/contract/intake";
import { typedTexts } from "@app/engine/intake/facts/health";
import { dangerIn, isCrisis } from "@app/engine/safety/classify";
import type { Db } from "../platform/database/db.ts";
import type { SavedChange } from "../sync/record-kind.ts";
import { answerDanger } from "./answer-danger.ts";
import { questionOf } from "./answers/answer-kind.ts";
import { type AssessDeps, assess } from "./assess.ts";
import { isAnswered } from "./assessments/assessment.ts";
import { findAssessment } from "./assessments/assessment-store.ts";

/**
 * What saved answers change at once: words of danger, whether the questionnaire is closed or not; and after closing it,
 * every answer that makes a level stricter.
 */
export async function reviewSavedAnswers(deps: AssessDeps, tx: Db, { accountId, stored }: SavedChange): Promise<void> {
  const texts = stored.flatMap(({ recordId, value }) => textsIn(recordId, value as Answer));
  await assessAgain(deps, tx, accountId, texts.some(isCrisis));
  for (const text of texts) {
    const danger = dangerIn(text);
    // The decision has called a person for the member's own crisis.
    if (danger && !isCrisis(text)) await answerDanger(deps, tx, { accountId, danger, text, place: "answers" });
  }
}

async function assessAgain(deps: AssessDeps, tx: Db, accountId: string, hasCrisisWords: boolean): Promise<void> {
  const inForce = await findAssessment(tx, deps.keyRing.encryption("health-data"), accountId);
  if (!hasCrisisWords && !(inForce && isAnswered(inForce))) return;
  await assess(deps, tx, {
    accountId,
    isCompletion: false,
    hasCrisisWords,
    ...(inForce && { plan: inForce.plan }),
  });
}

function textsIn(recordId: string, { value }: Answer): string[] {
  const question = questionOf(recordId);
  return question === undefined ? [] : typedTexts({ [question]: value });
}
