import type { EvalCase } from "@app/engine/assistant/testing/evaluation/golden";

/** One thing that a model does, in the words of simulators/model/script.ts. */
export type Step = { text: string } | { call: { name: string; input: unknown } } | { cut: true };
export type Script = { steps: Step[]; end?: "done" | "calls" | "length" | "refused" };

export type Asked = {
  /** Null: a turn besides the cases. */
  readonly case: EvalCase | null;
  readonly text: string;
  readonly hasResults: boolean;
  readonly results: readonly unknown[];
  /** A word of the instructions that must not leave. */
  readonly canary: string;
};

/** What a model answers, decided by what it was asked. */
export type ScriptedModel = (asked: Asked) => Script;

/** A text in tokens of a word, as a model says it. */
export const tokensOf = (text: string): Step[] => text.split(/(?<= )/u).map((piece) => ({ text: piece }));

/** The connection breaks in the middle of a number. */
export const cut: ScriptedModel = () => ({
  steps: [...tokensOf("Deixa eu olhar o seu plano. O almoço de hoje tem 4"), { cut: true }],
});

/** Says nothing, and that it will not. */
export const refusing: ScriptedModel = () => ({ steps: [], end: "refused" });
