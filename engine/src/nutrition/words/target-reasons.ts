import type { Reason } from "@app/contract/plan-document";
import { roundHalfUp } from "../rounding.ts";
import type { TargetInput, Targets } from "../targets.ts";
import type { ReasonCode } from "./reason-text.ts";

/** Why the day's figures are what they are. */
export function targetReasons(
  { af, goal, dietLevel, breastfeeding = false }: Pick<TargetInput, "af" | "goal" | "dietLevel" | "breastfeeding">,
  targets: Targets,
): Reason[] {
  const { ree, tdee, floor, flags, gramsPerKg, water, planned } = targets;
  const difference = roundHalfUp(Math.abs(tdee - planned.kcal), 10);
  const kcal = (code: ReasonCode, values: Reason["values"] = {}): Reason => ({ path: "targets.kcal", code, values });
  return [
    kcal("targets.resting", { ree: roundHalfUp(ree) }),
    kcal("targets.activity", { af, tdee: roundHalfUp(tdee) }),
    kcal(breastfeeding ? "targets.milk" : goalCode(targets, goal, difference), { kcal: planned.kcal, difference }),
    ...(flags.includes("SEM_MARGEM") ? [kcal("targets.no-margin")] : []),
    ...(dietLevel === "B" && !breastfeeding ? [kcal(isCut(targets) ? "targets.small-cut" : "targets.level-b")] : []),
    kcal("targets.floor", { floor }),
    { path: "targets.protein", code: "targets.protein", values: { protein: planned.protein, gramsPerKg } },
    water === null
      ? { path: "targets.waterMl", code: "targets.water-withheld", values: {} }
      : { path: "targets.waterMl", code: "targets.water", values: { waterMl: water } },
  ];
}

/** Beyond what rounding takes. */
const isCut = ({ tdee, planned }: Targets): boolean => tdee - planned.kcal >= 50;

/** What the plan does is said, not what was wished: without a margin, at level B or at the floor it may keep the energy. */
function goalCode({ tdee, planned }: Targets, goal: TargetInput["goal"], difference: number): ReasonCode {
  const isLess = planned.kcal < tdee;
  if (difference < 50 || goal === "saude") return "targets.keep";
  // Above a healthy weight a gain of muscle comes from recomposition.
  if (goal === "ganhar") return isLess ? "targets.goal.recompor" : "targets.goal.ganhar";
  return isLess ? `targets.goal.${goal}` : "targets.keep";
}
