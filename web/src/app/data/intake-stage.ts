import type { IntakeView } from "@app/contract/intake";
import { hasOutcome } from "./intake-query.ts";

/** Where a member stands with the questionnaire; `plain`: nothing about it is shown. */
export type Stage = "start" | "invite" | "outcome" | "plain";

export function stageOf(intake: IntakeView | undefined): Stage {
  if (!intake) return "plain";
  if (hasOutcome(intake)) return "outcome";
  if (intake.access === "active" || intake.access === "queued") return "start";
  // While a charge is disputed the account is left in peace.
  return intake.access === "suspended" ? "plain" : "invite";
}

/** Nothing is sold beside a page that decided against a figure, nor in a crisis. */
export function isSellingAllowed(intake: IntakeView | undefined): boolean {
  const assessment = intake?.assessment;
  if (!assessment) return true;
  return (assessment.diet === "A" || assessment.diet === "B") && assessment.outcome !== "crisis";
}
