import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { shownTargets } from "../../outcome/shown-targets.ts";

type Plan = Pick<PlanView, "targets" | "numbers"> | null;
type Intake = Pick<IntakeView, "assessment"> | undefined;

/** What a day is measured by: the plan's, of a free member the questionnaire's. */
export type DayTarget = { kcal: number; protein: number | null } | null;

/** Null without one, and whenever numbers are hidden. */
export function dayTarget(plan: Plan, intake: Intake): DayTarget {
  if (plan) return plan.targets && { kcal: plan.targets.kcal, protein: plan.targets.protein };
  const planned = targetsIn(intake)?.planned;
  return planned ? { kcal: planned.kcal, protein: planned.protein } : null;
}

export const waterTarget = (plan: Plan, intake: Intake): number | null =>
  (plan ? plan.targets?.waterMl : targetsIn(intake)?.waterMl) ?? null;

const targetsIn = (intake: Intake) => (intake?.assessment ? shownTargets(intake.assessment) : null);
