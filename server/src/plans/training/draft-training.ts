import type { Answers } from "@app/engine/intake/answers";
import type { Facts } from "@app/engine/intake/facts/facts";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import { type TrainingRequest, trainingRequestOf } from "@app/engine/training/programme/training-request";
import type { Decided } from "../composing/decided.ts";
import { hashInputs } from "../plan-halves.ts";
import { sparedRegionsOf } from "./spared-regions.ts";

export type TrainingDraft = { request: TrainingRequest; inputs: string };

type Drafting = { answers: Answers; facts: Facts; decided: Decided; seed: string };

/** Undefined when the training is not the engine's to plan. */
export function draftTraining({ answers, facts, decided, seed }: Drafting): TrainingDraft | undefined {
  const { training: level, details, rowCodes: rows } = decided;
  if (!details || level === null || !isPlanned(level)) return undefined;
  const made = trainingRequestOf(answers, facts, { level, rows, seed });
  // A region stays blocked until a person has read, also when the answer says less by now.
  const request = { ...made, spared: sparedRegionsOf(answers, details) };
  return { request, inputs: hashInputs(request) };
}
