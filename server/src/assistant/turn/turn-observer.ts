import type { AnswerStatus } from "@app/contract/assistant";
import type { OutputCheck } from "@app/engine/assistant/check-output";

export type AnswerMode = "model" | "rules" | "fixed";

/** What is counted of answers. No word of them. */
export type TurnObserver = {
  answered: (mode: AnswerMode, status: AnswerStatus) => void;
  refused: (why: Extract<OutputCheck, { ok: false }>["why"]) => void;
  injected: () => void;
  /** From the request to the first sentence of a model, without the time in which the vendor was waited for. */
  firstSentence: (ownSeconds: number) => void;
};
