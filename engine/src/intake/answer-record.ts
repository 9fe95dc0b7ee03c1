import type { Answer } from "@app/contract/intake";
import { recordIdOf } from "./answer-id.ts";
import type { AnswerId, Answers } from "./answers.ts";
import { questionnaire } from "./questionnaire/questionnaire.ts";
import { wordingHashOf } from "./questionnaire/wording.ts";

/** A record of kind `answer` as sync carries it, with the version and wording that the member read. */
export function answerRecord(question: AnswerId, value: unknown) {
  const answer: Answer = { value, version: questionnaire.version, wording: wordingHashOf(question) };
  return { id: recordIdOf(question), kind: "answer", op: "put", fields: { answer } } as const;
}

/** One record for each answer. */
export const answerRecords = (answers: Answers) =>
  Object.entries(answers).map(([question, value]) => answerRecord(question as AnswerId, value));
