import type { Reason } from "@app/contract/plan-document";
import { roundHalfUp } from "../rounding.ts";
import type { TargetInput, Targets } from "../targets.ts";
import type { ReasonCode } from "./reason-text.ts";

/** "Perto de 2.580 kcal": nobody is near 2.581. */
const SAID_TO = 10;

/** Why the day's figures are what they are. */
export function targetReasons(
  {
    af,
    goal,
    dietLevel,
    breastfeeding = false,
    isCeiling = false,
  }: Pick<TargetInput, "af" | "goal" | "dietLevel" | "breastfeeding"> & {
    /** Who is to stop when satisfied has no energy to reach. */
    readonly isCeiling?: boolean;
  },
  targets: Targets,
): Reason[] {
  const { ree, tdee, floor, flags, gramsPerKg, water, planned } = targets;
  const difference = roundHalfUp(Math.abs(tdee - planned.kcal), SAID_TO);
  const kcal = (code: ReasonCode, values: Reason["values"] = {}): Reason => ({ path: "targets.kcal", code, values });
  return [
    kcal("targets.resting", { ree: roundHalfUp(ree, SAID_TO) }),
    kcal("targets.activity", { af, tdee: roundHalfUp(tdee, SAID_TO) }),
    kcal(isCeiling ? "targets.ceiling" : breastfeeding ? "targets.milk" : goalCode(targets, goal, difference), {
      kcal: planned.kcal,
      difference,
    }),
    ...(flags.includes("SEM_MARGEM") ? [kcal("targets.no-margin")] : []),
    ...(dietLevel === "B" && !breastfeeding && !isCeiling
      ? [kcal(isCut(targets) ? "targets.small-cut" : "targets.level-b")]
      : []),
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
