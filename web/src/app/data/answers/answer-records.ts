import type { Answer } from "@app/contract/intake";
import { recordIdOf } from "@app/engine/intake/answer-id";
import { answerRecords } from "@app/engine/intake/answer-record";
import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { checkAnswer } from "@app/engine/intake/questionnaire/check-answer";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import type { Edit } from "../../sync/core/edit.ts";
import type { RecordView } from "../../sync/core/view.ts";

export const ANSWER_KIND = "answer";

const questionOf = new Map<string, AnswerId>(questionnaire.content.questions.map(({ id }) => [recordIdOf(id), id]));

/** The answers that this device knows, sent or not. What another version wrote and this one cannot read is asked again. */
export function answersIn(views: readonly RecordView[]): Answers {
  const entries = views.flatMap(({ id, fields }): [AnswerId, unknown][] => {
    const question = questionOf.get(id);
    const { answer } = fields as { answer?: Answer };
    return question && answer && !checkAnswer(question, answer.value) ? [[question, answer.value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The edits that store these answers, each with the version and wording that the member read. */
export const editsOf = (answers: Answers): Edit[] => answerRecords(answers);
