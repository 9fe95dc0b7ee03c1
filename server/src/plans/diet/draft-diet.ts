import type { PlanDocument, Reason } from "@app/contract/plan-document";
import type { Answers } from "@app/engine/intake/answers";
import type { Facts } from "@app/engine/intake/facts/facts";
import { plannedTargets } from "@app/engine/intake/planned-targets";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import { dietLimitsOf } from "@app/engine/notes/diet-limits";
import { type DietRequest, dietRequestOf } from "@app/engine/nutrition/menus/diet-request";
import { targetReasons } from "@app/engine/nutrition/words/target-reasons";
import type { Loaded } from "../../intake/assessments/load-input.ts";
import type { Decided } from "../composing/decided.ts";
import { hashInputs } from "../plan-halves.ts";

export type DietDraft = {
  request: DietRequest;
  targets: NonNullable<PlanDocument["targets"]>;
  /** Of the targets. */
  reasons: Reason[];
  inputs: string;
};

type Drafting = {
  answers: Answers;
  overrides: Loaded["overrides"];
  facts: Facts;
  decided: Decided;
  menus: "on" | "off";
  seed: string;
};

/** Undefined when the diet is not the engine's to plan. */
export function draftDiet({ answers, overrides, facts, decided, menus, seed }: Drafting): DietDraft | undefined {
  const { diet: level, details, rowCodes: rows } = decided;
  if (!details || !isPlanned(level)) return undefined;
  const { maxDeficitPct, waterWithheld } = details;
  const planned = plannedTargets(facts, { diet: level, maxDeficitPct, waterWithheld });
  if (!planned) return undefined;
  const { goal, activityFactor: af } = facts;
  const reasons =
    goal && af
      ? targetReasons(
          {
            af,
            goal,
            dietLevel: level,
            breastfeeding: facts.maternity === "amamentando",
            isCeiling: dietLimitsOf(rows).smallMeals !== undefined,
          },
          planned,
        )
      : [];
  const request = dietRequestOf(answers, facts, planned, { level, rows, menus, seed, overrides });
  const targets = { ...request.targets, waterMl: planned.water };
  return { request, targets, reasons, inputs: hashInputs({ ...request, targets, reasons }) };
}
