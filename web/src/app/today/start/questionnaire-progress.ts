import type { Consents } from "@app/contract/consents";
import { recordIdOf } from "@app/engine/intake/answer-id";
import type { Answers, IntakeContext } from "@app/engine/intake/answers";
import { missingFor, progressOf, questionsFor } from "@app/engine/intake/questionnaire/path";
import { BLOCKS } from "@app/engine/intake/questionnaire/question";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import type { RecordView } from "../../sync/core/view.ts";

/** The five blocks as Hoje lists them. */
export type BlockProgress = {
  minutesLeft: number;
  blocks: { title: string; state: "done" | "now" | "later"; answered: number; asked: number; minutes: number }[];
};

/** Essential answers only: what may be skipped is not missed. Undefined before the first answer. */
export function blockProgress(
  records: readonly RecordView[],
  consents: Consents | undefined,
  context: IntakeContext,
  today: string,
): BlockProgress | undefined {
  const answers = answersOf(records, consents);
  if (records.length === 0) return undefined;
  const { block: current, minutesLeft } = progressOf(answers, context, today);
  const missing = missingFor(answers, context, today);
  const asked = questionsFor(answers, context, today).filter(({ essential }) => essential);
  return {
    minutesLeft,
    blocks: BLOCKS.map(({ id, title }, index) => {
      const [of, left] = [asked, missing].map((list) => list.filter(({ block }) => block === id).length) as [
        number,
        number,
      ];
      return {
        title,
        state: left === 0 ? "done" : index + 1 === (current || 1) ? "now" : "later",
        answered: of - left,
        asked: of,
        minutes: missing.length > 0 ? (minutesLeft * left) / missing.length : 0,
      };
    }),
  };
}

function answersOf(records: readonly RecordView[], consents: Consents | undefined): Answers {
  const byId = new Map(records.map(({ id, fields }) => [id, fields["answer"]]));
  const answers = questionnaire.content.questions.flatMap(({ id }) => {
    const answer = byId.get(recordIdOf(id)) as { value?: unknown } | undefined;
    return answer?.value === undefined ? [] : [[id, answer.value]];
  });
  const allows = (purpose: string) =>
    consents?.current.some((consent) => consent.purpose === purpose && consent.allowed) ?? false;
  return {
    ...(Object.fromEntries(answers) as Answers),
    ...(allows("health-data") ? { c1: "autorizo" as const } : {}),
    ...(allows("remote-care") ? { c2: "concordo" as const } : {}),
  };
}
