import type { PlanDocument } from "@app/contract/plan-document";
import type { Assessment } from "../../intake/assessments/assessment.ts";
import { concernsDiet } from "../diet/allowed-diet.ts";
import { concernsTraining } from "../training/allowed-training.ts";
import { isSigned, type PlanWork } from "./plan-work.ts";

/**
 * What each half was signed under. One that is carried over stays under the level and the rows of its own signature: an
 * answer that hides it since goes on hiding it, whoever published the other half.
 */
export function safetyOf(
  work: PlanWork,
  { diet, training, rowCodes }: Pick<Assessment, "diet" | "training" | "rowCodes">,
): PlanDocument["safety"] {
  const before = work.current?.content?.document.safety;
  const [isDietSigned, isTrainingSigned] = [isSigned(work, "diet"), isSigned(work, "training")];
  const isLookedAt = (code: string): boolean =>
    (isDietSigned || !concernsDiet(code)) && (isTrainingSigned || !concernsTraining(code));
  return {
    diet: before && !isDietSigned ? before.diet : diet,
    training: before && !isTrainingSigned ? before.training : training,
    rows: rowCodes.filter((code) => !before || before.rows.includes(code) || isLookedAt(code)),
  };
}
