import type { AnswerId, Answers } from "@app/engine/intake/answers";
import type { AnswerProblem } from "@app/engine/intake/questionnaire/check-answer";
import type { Question } from "@app/engine/intake/questionnaire/question";
import { triageOf } from "@app/engine/intake/triage/triage";
import { isCrisis } from "@app/engine/safety/classify";
import { checkDraft, type Draft, isPartShown, textsIn } from "./draft.ts";
import type { Asked, Screen } from "./path.ts";

export type Changes =
  | { state: "valid"; answers: Answers }
  | { state: "wrong"; id: AnswerId; problem: AnswerProblem }
  /** A number far from the usual, which the member is asked to confirm. */
  | { state: "unusual"; id: AnswerId };

type ScreenDraft = {
  screen: Screen;
  draft: Draft;
  asked: Asked;
  /** Answers that are stored and hidden: without a new value they stay. */
  kept: readonly AnswerId[];
  isConfirmed: boolean;
  /** The member changed something on the screen. */
  isDirty: boolean;
};

/** What a screen stores. An answer that may be skipped and was left open is not stored. */
export function changesOf({ screen, draft, asked, kept, isConfirmed, isDirty }: ScreenDraft): Changes {
  const questions = [screen.question, ...screen.parts.filter((part) => isPartShown(part, draft))];
  const answers: Partial<Record<AnswerId, unknown>> = {};
  for (const question of questions) {
    const { id } = question;
    if (draft[id] === undefined && kept.includes(id)) continue;
    const checked = checkDraft(question, draft[id], asked.today);
    if ("value" in checked) answers[id] = checked.value;
    else if (question.essential || checked.problem !== "missing" || (isDirty && question.spec.kind === "fields"))
      return { state: "wrong", id, problem: checked.problem };
  }
  // Falls that were counted under another answer are taken back with it.
  if (answers.s3 === false && asked.answers.s3b && !("s3b" in answers)) answers.s3b = 0;
  const unusual = questions.find(
    (question) =>
      isUnusual(question, answers[question.id]) || (question.id === "q07" && isTooLow(answers as Answers, asked)),
  );
  if (unusual && !isConfirmed) return { state: "unusual", id: unusual.id };
  return { state: "valid", answers: answers as Answers };
}

function isUnusual({ spec }: Question, value: unknown): boolean {
  if (spec.kind !== "number" || !spec.usual || typeof value !== "number") return false;
  return value < spec.usual.min || value > spec.usual.max;
}

const LOW_WISH = "R08_PESO_DESEJADO_BAIXO";

/** The safety table makes no target of such a weight, and the member is told so before it is saved. */
const isTooLow = (changed: Answers, { answers, context, today }: Asked): boolean =>
  typeof changed.q07 === "number" && triageOf({ ...answers, ...changed }, context, today).rows.includes(LOW_WISH);

/** Whether a typed text speaks of a danger to oneself. It needs no network. */
export const speaksOfCrisis = (answers: Answers): boolean => textsIn(answers).some(isCrisis);
