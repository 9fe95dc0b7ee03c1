import type { PlanDocument } from "@app/contract/plan-document";
import type { Answers } from "@app/engine/intake/answers";
import type { Facts } from "@app/engine/intake/facts/facts";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import { programmeRules } from "@app/engine/training/programme/programme-rules";
import { type TrainingRequest, trainingRequestOf } from "@app/engine/training/programme/training-request";
import type { Composed } from "../composing/compose-plan.ts";
import type { Decided } from "../composing/decided.ts";
import { exercisesVersion } from "../data-versions.ts";
import { hashInputs, isOfTraining } from "../plan-halves.ts";
import { sparedRegionsOf } from "./spared-regions.ts";

type TrainingDraft = { request: TrainingRequest; inputs: string };

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

/** What the training half puts into a version. */
export type TrainingPart = Pick<PlanDocument, "training" | "reasons"> & {
  /** The version in which it was made. */
  madeIn: number;
  basedOn: Pick<PlanDocument["basedOn"], "programme" | "exercises">;
  inputs: string | undefined;
};

/** The half of an earlier version, unchanged. */
export function keptTraining(document: PlanDocument, inputs: string | undefined): TrainingPart {
  const { training, reasons, basedOn } = document;
  return {
    training,
    reasons: reasons.filter(isOfTraining),
    madeIn: document.madeIn.training,
    basedOn: {
      ...(basedOn.programme !== undefined && { programme: basedOn.programme }),
      ...(basedOn.exercises !== undefined && { exercises: basedOn.exercises }),
    },
    inputs,
  };
}

/** As it was composed; without a draft this half waits for a person. */
export const madeTraining = (
  draft: TrainingDraft | undefined,
  composed: Composed["training"],
  version: number,
): TrainingPart => ({
  training: composed?.training ?? null,
  reasons: composed?.reasons ?? [],
  madeIn: version,
  basedOn: composed ? { programme: programmeRules.version, exercises: exercisesVersion } : {},
  inputs: composed ? draft?.inputs : undefined,
});
