import type { Db } from "../platform/database/db.ts";
import { hasAnswers } from "./answers/answer-store.ts";
import { findAnsweredAt } from "./find-answered-at.ts";

export type QuestionnaireState = "not-begun" | "begun" | "answered";

/** How far a member is with the questionnaire: nothing of what was answered. */
export async function findQuestionnaireState(db: Db, accountId: string): Promise<QuestionnaireState> {
  if (await findAnsweredAt(db, accountId)) return "answered";
  return (await hasAnswers(db, accountId)) ? "begun" : "not-begun";
}
