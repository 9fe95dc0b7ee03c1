import type { AccountOverview } from "@app/contract/account";
import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { stageOf } from "../data/intake-stage.ts";

/** Only then is the plan asked for. In a crisis, and for the free plan, there is none. */
export function mayHavePlan(intake: IntakeView | undefined): boolean {
  if (!intake?.assessment || stageOf(intake) !== "outcome" || intake.questionnaire !== "completo") return false;
  const { outcome } = intake.assessment;
  return outcome === "plan" || outcome === "limited" || outcome === "person-first";
}

/** One half may wait for a person; with both waiting, Hoje says that instead. */
export const hasPlannedDay = (plan: PlanView | null | undefined): plan is PlanView =>
  Boolean(plan?.diet || plan?.training);

/** Something was bought or promised. */
export const hasRest = ({ plan, promises }: AccountOverview): boolean => plan !== null || promises.length > 0;
