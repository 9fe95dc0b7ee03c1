import type { PlanDocument } from "@app/contract/plan-document";
import { menuRules } from "@app/engine/nutrition/menus/menu-rules";
import type { Composed } from "../composing/compose-plan.ts";
import { isOfTraining } from "../plan-halves.ts";
import { catalogueVersion } from "./catalogue-version.ts";
import type { DietDraft } from "./draft-diet.ts";

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
