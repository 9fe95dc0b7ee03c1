import type { AnswerId, Answers } from "@app/engine/intake/answers";
import type { AnswerProblem } from "@app/engine/intake/questionnaire/check-answer";
import type { Question } from "@app/engine/intake/questionnaire/question";
import { isCrisis } from "@app/engine/safety/classify";
import { checkDraft, type Draft, isPartShown, textsIn } from "./draft.ts";
import type { Screen } from "./path.ts";

export type Changes =
  | { state: "valid"; answers: Answers }
  | { state: "wrong"; id: AnswerId; problem: AnswerProblem }
  /** A number far from the usual, which the member is asked to confirm. */
  | { state: "unusual"; id: AnswerId };

type ScreenDraft = {
  screen: Screen;
  draft: Draft;
  today: string;
  /** Answers that are stored and hidden: without a new value they stay. */
  kept: readonly AnswerId[];
  isConfirmed: boolean;
  /** The member changed something on the screen. */
  isDirty: boolean;
};

/** What a screen stores. An answer that may be skipped and was left open is not stored. */
export function changesOf({ screen, draft, today, kept, isConfirmed, isDirty }: ScreenDraft): Changes {
  const questions = [screen.question, ...screen.parts.filter((part) => isPartShown(part, draft))];
  const answers: Partial<Record<AnswerId, unknown>> = {};
  for (const question of questions) {
    const { id } = question;
    if (draft[id] === undefined && kept.includes(id)) continue;
    const checked = checkDraft(question, draft[id], today);
    if ("value" in checked) answers[id] = checked.value;
    else if (question.essential || checked.problem !== "missing" || (isDirty && question.spec.kind === "fields"))
      return { state: "wrong", id, problem: checked.problem };
  }
  const unusual = questions.find((question) => isUnusual(question, answers[question.id]));
  if (unusual && !isConfirmed) return { state: "unusual", id: unusual.id };
  return { state: "valid", answers: answers as Answers };
}

function isUnusual({ spec }: Question, value: unknown): boolean {
  if (spec.kind !== "number" || !spec.usual || typeof value !== "number") return false;
  return value < spec.usual.min || value > spec.usual.max;
}

/** Whether a typed text speaks of a danger to oneself. It needs no network. */
export const speaksOfCrisis = (answers: Answers): boolean => textsIn(answers).some(isCrisis);
