import type { AnswerId, NumbersShown } from "@app/engine/intake/answers";
import { triageOf } from "@app/engine/intake/triage/triage";
import type { Asked } from "./path.ts";

/** Figures of the body: a member who hides numbers does not see them again after leaving the field. */
const BODY_FIGURES: readonly AnswerId[] = ["q04", "q05", "q07", "w1"];

export type Numbers = {
  shown: NumbersShown;
  /** Hidden by an answer that asks for care: only a professional shows them again. */
  isForced: boolean;
  /** Answers that no screen receives. */
  hidden: readonly AnswerId[];
};

/** What the member sees of weights and calories, by choice or by the safety table. */
export function numbersOf({ answers, context, today }: Asked): Numbers {
  const { numbers, numbersRule } = triageOf(answers, context, today);
  const shown = numbers === "none" ? (answers.p1 ?? "mostrar") : numbers;
  return { shown, isForced: numbersRule === "hidden", hidden: shown === "mostrar" ? [] : BODY_FIGURES };
}
