import type { PlanDocument } from "@app/contract/plan-document";
import type { Decided } from "./composing/decided.ts";
import type { DietPart } from "./diet/draft-diet.ts";
import type { DraftedPlan } from "./sealed-plan.ts";
import type { TrainingPart } from "./training/draft-training.ts";

/** Days until people look at it anew. */
const REVIEW_DAYS = 14;

type Parts = {
  version: number;
  /** The version that it takes the place of. */
  previous: number | null;
  today: string;
  decided: Decided;
  diet: DietPart;
  training: TrainingPart;
};

/** A provisional version of two halves, each made now or carried over. */
export function nextDocument({ version, previous, today, decided, diet, training }: Parts): DraftedPlan {
  const document: PlanDocument = {
    schema: "plan/1",
    version,
    kind: "provisional",
    basedOn: {
      plan: previous,
      questionnaire: decided.questionnaireVersion,
      safety: decided.safetyVersion,
      ...diet.basedOn,
      ...training.basedOn,
    },
    madeIn: { diet: diet.madeIn, training: training.madeIn },
    validFrom: today,
    reviewOn: reviewDayOf(today),
    targets: diet.targets,
    diet: diet.diet,
    training: training.training,
    reasons: [...diet.reasons, ...training.reasons],
    safety: { diet: decided.diet, training: decided.training, rows: decided.rowCodes },
  };
  return { document, inputs: { diet: diet.inputs, training: training.inputs } };
}

/** When people look at a version anew that is made on the given day. */
export const reviewDayOf = (today: string): string => dayAfter(today, REVIEW_DAYS);

function dayAfter(day: string, days: number): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}
