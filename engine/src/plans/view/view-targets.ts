import type { PlanDocument } from "@app/contract/plan-document";
import type { PlanView } from "@app/contract/plans";
import { menuRules } from "../../nutrition/menus/menu-rules.ts";

/** Null without a diet of the engine's own or a nutritionist's. Where the energy is a ceiling, less of it down to the floor is right. */
export function viewTargets({ targets, reasons }: Pick<PlanDocument, "targets" | "reasons">): PlanView["targets"] {
  if (!targets) return null;
  const isCeiling = reasons.some(({ code }) => code === "targets.ceiling");
  const { kcal, protein, fibre, waterMl, floor } = targets;
  const band = menuRules.content.tolerance.kcal;
  return {
    kcal,
    kcalLow: isCeiling ? floor : Math.max(Math.ceil(kcal * (1 - band)), floor),
    kcalHigh: isCeiling ? kcal : Math.floor(kcal * (1 + band)),
    protein,
    fibre,
    waterMl,
  };
}
