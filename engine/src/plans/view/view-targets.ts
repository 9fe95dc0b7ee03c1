import type { PlanDocument } from "@app/contract/plan-document";
import type { PlanView } from "@app/contract/plans";
import { menuRules } from "../../nutrition/menus/menu-rules.ts";

/** Null without a diet of the engine's own or a nutritionist's. */
export function viewTargets({ targets }: Pick<PlanDocument, "targets">): PlanView["targets"] {
  if (!targets) return null;
  const { kcal, protein, fibre, waterMl, floor } = targets;
  const band = menuRules.content.tolerance.kcal;
  return {
    kcal,
    kcalLow: Math.max(Math.ceil(kcal * (1 - band)), floor),
    kcalHigh: Math.floor(kcal * (1 + band)),
    protein,
    fibre,
    waterMl,
  };
}
