import { getQuestion } from "@app/engine/intake/questionnaire/questionnaire";
import { questionOf } from "./answer-kind.ts";

/** What the member read before giving the answer that this record holds. */
export function getAskedText(recordId: string): string {
  const question = questionOf(recordId);
  return question ? getQuestion(question).text : "";
}
