import type { PlanDocument } from "@app/contract/plan-document";
import { programmeRules } from "@app/engine/training/programme/programme-rules";
import type { Composed } from "../composing/compose-plan.ts";
import { isOfTraining } from "../plan-halves.ts";
import type { TrainingDraft } from "./draft-training.ts";
import { exercisesVersion } from "./exercises-version.ts";

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
