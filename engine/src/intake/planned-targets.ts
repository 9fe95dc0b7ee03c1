import { type Targets, targetsOf } from "../nutrition/targets.ts";
import type { Facts } from "./facts/facts.ts";
import { isPlanned, type MergedRows } from "./triage/merge-rows.ts";

/** The targets that a plan uses; null when the diet is not the engine's to plan, or when an answer is missing. */
export function plannedTargets(
  { age, sex, kg, cm, goal, activityFactor: af, eating = "de-tudo", maternity }: Facts,
  { diet, maxDeficitPct, waterWithheld }: Pick<MergedRows, "diet" | "maxDeficitPct" | "waterWithheld">,
): Targets | null {
  if (!isPlanned(diet) || age === undefined || !sex || !kg || !cm || !goal || !af) return null;
  const breastfeeding = maternity === "amamentando";
  return targetsOf({
    age,
    sex,
    kg,
    cm,
    goal,
    af,
    diet: eating,
    dietLevel: diet,
    maxDeficitPct,
    waterWithheld,
    breastfeeding,
  });
}
