import type { getMemberAnswers as endpoint } from "@app/contract/staff/member-file";
import type { AnswerId } from "@app/engine/intake/answers";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { answerText } from "@app/engine/intake/words/answer-text";
import { isScreening, questionsOf } from "@app/engine/intake/words/row-words";
import { rowsInForce } from "../../intake/readings/prepare-decision.ts";
import type { ReturnOf } from "../../platform/http/endpoint.ts";
import { type OpenFile, type ReadDeps, readMember } from "./read-member.ts";
import { type Reader, seesScreening } from "./reader.ts";

type AnswerLine = ReturnOf<typeof endpoint>["answers"][number];

/** A member's answers in the words that were asked; single screening answers only for who may see them. */
export const getMemberAnswers = (deps: ReadDeps, { memberId, reader }: { memberId: string; reader: Reader }) =>
  readMember(deps, { memberId, reader, subjects: ["answers"] }, async (_tx, file) => ({
    answers: answerLines(file, reader),
  }));

export function answerLines({ loaded: { answers }, inForce }: OpenFile, reader: Reader): AnswerLine[] {
  const decisive = new Set(rowsInForce({ rowCodes: inForce?.rowCodes ?? [] }).flatMap(questionsOf));
  return questionnaire.content.questions.flatMap((question) => {
    const { id, text } = question;
    if (answers[id] === undefined || isHiddenFrom(reader, id)) return [];
    return [{ id, question: text, answer: answerText(question, answers[id]), isDecisive: decisive.has(id) }];
  });
}

export const isHiddenFrom = (reader: Reader, id: AnswerId): boolean => isScreening(id) && !seesScreening(reader);
