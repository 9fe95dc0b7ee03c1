import { isDeepStrictEqual } from "node:util";
import { dietOf } from "@app/engine/nutrition/menus/diet";
import type { DietRequest } from "@app/engine/nutrition/menus/diet-request";
import type { TrainingRequest } from "@app/engine/training/programme/training-request";
import type { Deps } from "../deps.ts";
import type { Composed, PlanRequest } from "./compose-plan.ts";
import { composeWithoutMenu } from "./composer.ts";

/** Without a log a failure is seen by what it leaves: a plan of groups, or one without training. */
type ComposingDeps = Pick<Deps, "composer"> & Partial<Pick<Deps, "log">>;

/** Whatever happens to the composer, the questionnaire can be closed. One half that fails leaves the other as it is. */
export async function composeSurely(deps: ComposingDeps, request: PlanRequest): Promise<Composed> {
  const [diet, training] = await Promise.all([
    request.diet && composeDiet(deps, request.diet),
    request.training && composeTraining(deps, request.training),
  ]);
  return { diet, training };
}

async function composeDiet({ composer, log }: ComposingDeps, diet: DietRequest): Promise<Composed["diet"]> {
  if (diet.level === "B" || diet.menus === "off") return dietOf(diet);
  try {
    return (await composer.run({ diet, training: null })).diet;
  } catch (error) {
    log?.error({ reason: reasonOf(error) }, "no menu was composed");
    return composeWithoutMenu(diet);
  }
}

/** Without it the plan is stored with its diet alone, and the sweep adds the training half. */
async function composeTraining(
  { composer, log }: ComposingDeps,
  training: TrainingRequest,
): Promise<Composed["training"]> {
  try {
    return (await composer.run({ diet: null, training })).training;
  } catch (error) {
    log?.error({ reason: reasonOf(error) }, "no training was composed");
    return null;
  }
}

/** The message alone: the request is health data. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "unknown");

export type ComposePlan = (request: PlanRequest) => Promise<Composed>;

/** The same request again is answered from memory. */
export function rememberOne(compose: ComposePlan): ComposePlan {
  let last: { request: PlanRequest; composed: Promise<Composed> } | undefined;
  return (request) => {
    if (!last || !isDeepStrictEqual(last.request, request)) last = { request, composed: compose(request) };
    return last.composed;
  };
}
