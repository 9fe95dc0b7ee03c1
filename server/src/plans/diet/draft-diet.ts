import type { PlanDocument, Reason } from "@app/contract/plan-document";
import type { Answers } from "@app/engine/intake/answers";
import type { Facts } from "@app/engine/intake/facts/facts";
import { plannedTargets } from "@app/engine/intake/planned-targets";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import { dietLimitsOf } from "@app/engine/notes/diet-limits";
import { type DietRequest, dietRequestOf } from "@app/engine/nutrition/menus/diet-request";
import { menuRules } from "@app/engine/nutrition/menus/menu-rules";
import { targetReasons } from "@app/engine/nutrition/words/target-reasons";
import type { Loaded } from "../../intake/assessments/load-input.ts";
import type { Composed } from "../composing/compose-plan.ts";
import type { Decided } from "../composing/decided.ts";
import { catalogueVersion } from "../data-versions.ts";
import { hashInputs, isOfTraining } from "../plan-halves.ts";

type DietDraft = {
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

/** What the diet half puts into a version. */
export type DietPart = Pick<PlanDocument, "targets" | "diet" | "reasons"> & {
  /** The version in which it was made. */
  madeIn: number;
  basedOn: Pick<PlanDocument["basedOn"], "targets" | "menus" | "catalogue">;
  inputs: string | undefined;
};

/** The half of an earlier version, unchanged. */
export function keptDiet(document: PlanDocument, inputs: string | undefined): DietPart {
  const { targets, diet, reasons, basedOn } = document;
  return {
    targets,
    diet,
    reasons: reasons.filter((reason) => !isOfTraining(reason)),
    madeIn: document.madeIn.diet,
    basedOn: { targets: basedOn.targets, menus: basedOn.menus, catalogue: basedOn.catalogue },
    inputs,
  };
}

/** As it was composed; without a draft this half waits for a person. */
export function madeDiet(
  draft: DietDraft | undefined,
  composed: Composed["diet"],
  { version, targetsVersion }: { version: number; targetsVersion: string },
): DietPart {
  const diet = composed?.diet ?? null;
  // What stands in for a menu does not stand against the next closing.
  const isMissing = diet?.method === "equivalents" && (diet.because === "no-menu" || diet.because === "no-portions");
  return {
    targets: (diet && draft?.targets) || null,
    diet,
    reasons: draft && composed ? [...draft.reasons, ...composed.reasons] : [],
    madeIn: version,
    basedOn: { targets: targetsVersion, menus: menuRules.version, catalogue: catalogueVersion },
    inputs: isMissing ? undefined : draft?.inputs,
  };
}
