import { Answer } from "@app/contract/intake";
import { recordIdOf } from "@app/engine/intake/answer-id";
import type { AnswerId } from "@app/engine/intake/answers";
import { checkAnswer } from "@app/engine/intake/questionnaire/check-answer";
import { getQuestion, questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { wordingHashOf } from "@app/engine/intake/questionnaire/wording";
import * as z from "zod/mini";
import type { Encryption } from "../../platform/encryption.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createAnswerStore } from "./answer-store.ts";

const Put = z.strictObject({ answer: z.strictObject(Answer.shape) });

/** The consents have a call of their own, which stores the text that was agreed to. */
const questions = questionnaire.content.questions.filter(({ spec }) => spec.kind !== "consent");
const questionByRecord = new Map(questions.map(({ id }) => [recordIdOf(id), id]));

/** The question whose answer this record holds. */
export const questionOf = (recordId: string): AnswerId | undefined => questionByRecord.get(recordId);

type Options = {
  encryption: Encryption;
  afterSave: NonNullable<RecordKind["afterSave"]>;
  /** Erases what higher domains made from the answers. */
  onErased: RecordKind["erase"];
};

export function createAnswerKind({ encryption, afterSave, onErased }: Options): RecordKind {
  const store = createAnswerStore(encryption);
  return {
    name: "answer",
    purpose: "health-data",
    parse: parseAnswer,
    ...store,
    async erase(tx, accountId) {
      await store.erase(tx, accountId);
      await onErased(tx, accountId);
    },
    afterSave,
  };
}

/** A device that was offline when a question was added still sends under a version before: the wording decides. */
const VERSIONS: ReadonlySet<string> = new Set(["1", "2", questionnaire.version]);

/** An answer to another wording than ours is no answer to our question. */
function parseAnswer(fields: Record<string, unknown>, recordId: string): Record<string, unknown> | undefined {
  const question = questionOf(recordId);
  const { success, data } = Put.safeParse(fields);
  if (!question || !success) return undefined;
  const { value, version, wording } = data.answer;
  if (!VERSIONS.has(version) || wording !== wordingHashOf(question)) return undefined;
  return checkAnswer(question, value) ? undefined : { answer: { value, version, wording } };
}

/** What the member read before giving the answer that this record holds. */
export function getAskedText(recordId: string): string {
  const question = questionOf(recordId);
  return question ? getQuestion(question).text : "";
}
