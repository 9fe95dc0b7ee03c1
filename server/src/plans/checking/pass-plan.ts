import type { Reason } from "@app/contract/plan-document";
import { equivalentsOf } from "@app/engine/nutrition/equivalents/equivalents";
import { mealSharesOf } from "@app/engine/nutrition/menus/day-goal";
import type { DietRequest } from "@app/engine/nutrition/menus/diet-request";
import type { Loaded } from "../../intake/assessments/load-input.ts";
import type { Deps } from "../deps.ts";
import { isOfTraining } from "../plan-halves.ts";
import type { DraftedPlan } from "../sealed-plan.ts";
import { codesOf, findingsOf, isTyped } from "./check-plan.ts";

const FAILED: Reason = { path: "diet", code: "diet.failed-check", values: {} };

type Passing = {
  made: DraftedPlan;
  /** What groups and portions are made from; undefined: the diet is not the engine's. */
  request: DietRequest | undefined;
  loaded: Loaded;
};

/**
 * A version as it may be stored. A diet that contradicts the answers becomes groups without named foods, and such a
 * training is left out: a person makes it.
 */
export function passPlan(
  { checkPlan, log }: Pick<Deps, "checkPlan"> & Partial<Pick<Deps, "log">>,
  { made, request, loaded }: Passing,
): { made: DraftedPlan; failedChecks: string[] } {
  const { document } = made;
  // The engine keeps to dislikes too.
  const found = findingsOf(checkPlan, { plan: document, loaded, rows: document.safety.rows });
  const faults = found.filter((finding) => !isTyped(finding));
  if (faults.length === 0) return { made, failedChecks: [] };
  const failedChecks = codesOf(faults);
  // Codes alone: places and words are health data.
  log?.error({ codes: failedChecks }, "a plan did not pass its check");
  const withoutDiet = faults.some(({ half }) => half === "diet") ? withoutFoods(made, request) : made;
  const passed = faults.some(({ half }) => half === "training") ? withoutTraining(withoutDiet) : withoutDiet;
  return { made: passed, failedChecks };
}

function withoutFoods(made: DraftedPlan, request: DietRequest | undefined): DraftedPlan {
  const { document, inputs } = made;
  const diet = request ? equivalentsOf({ ...request, shares: mealSharesOf(request) }, "failed-check") : null;
  const ofTargets = document.reasons.filter((reason) => reason.path.startsWith("targets"));
  const ofTraining = document.reasons.filter(isOfTraining);
  return {
    ...made,
    document: {
      ...document,
      diet,
      targets: diet && document.targets,
      reasons: [...(diet ? [...ofTargets, FAILED] : []), ...ofTraining],
      madeIn: { ...document.madeIn, diet: document.version },
    },
    // It does not stand against the next closing.
    inputs: { ...inputs, diet: undefined },
    carried: made.carried?.filter((half) => half !== "diet"),
  };
}

function withoutTraining(made: DraftedPlan): DraftedPlan {
  const { document, inputs } = made;
  const { programme: _, exercises: __, ...basedOn } = document.basedOn;
  return {
    ...made,
    document: { ...document, basedOn, training: null, reasons: document.reasons.filter((one) => !isOfTraining(one)) },
    inputs: { ...inputs, training: undefined },
    carried: made.carried?.filter((half) => half !== "training"),
  };
}
