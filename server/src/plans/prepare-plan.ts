import { isDeepStrictEqual } from "node:util";
import { dietOf } from "@app/engine/nutrition/menus/diet";
import type { DietRequest } from "@app/engine/nutrition/menus/diet-request";
import type { Assessed } from "../intake/assessed.ts";
import { decide } from "../intake/decide.ts";
import { findInForce } from "../intake/find-in-force.ts";
import { loadInput } from "../intake/load-input.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { type Composed, composeWithoutMenu } from "./composer.ts";
import type { Deps } from "./deps.ts";
import { draftPlan } from "./draft-plan.ts";
import { type ComposeDiet, type MakingDeps, makeProvisionalPlan } from "./make-provisional-plan.ts";
import { findPlan } from "./plan-store.ts";

type PreparingDeps = MakingDeps & Pick<Deps, "db" | "log" | "composer">;

/**
 * Composes the diet before the questionnaire's transaction begins, so that no connection and no lock waits for it. What
 * it returns stores the plan in that transaction, and composes again if an answer changed in between.
 */
export async function preparePlan(
  deps: PreparingDeps,
  accountId: string,
): Promise<(tx: Db, assessed: Assessed) => Promise<void>> {
  const composeOnce = rememberOne((request) => composeSurely(deps, request));
  const draft = await inTransaction(deps.db, (tx) => draftAhead(deps, tx, accountId), { isSnapshot: true });
  if (draft) await composeOnce(draft.request);
  return (tx, assessed) => makeProvisionalPlan(deps, tx, { accountId, ...assessed, compose: composeOnce });
}

/** What closing would make of the answers as they are now. */
async function draftAhead(deps: MakingDeps, tx: Db, accountId: string) {
  const { keyRing, now, provisionalMenus: menus } = deps;
  const encryption = keyRing.encryption("health-data");
  const inForce = await findInForce(deps, tx, accountId);
  const loaded = await loadInput({ now }, tx, { accountId, encryption });
  const latest = await findPlan(tx, encryption, accountId);
  const decided = decide(loaded, inForce, { isCompletion: true, hasCrisisWords: false });
  return decided && draftPlan({ accountId, decided, loaded, latest, menus });
}

/** Whatever happens to the composer, the questionnaire can be closed. */
async function composeSurely({ composer, log }: PreparingDeps, request: DietRequest): Promise<Composed> {
  if (request.level === "B" || request.menus === "off") return dietOf(request);
  try {
    return await composer.run(request);
  } catch (error) {
    // Its message alone: the request is health data.
    log.error({ reason: error instanceof Error ? error.message : "unknown" }, "no menu was composed");
    return composeWithoutMenu(request);
  }
}

/** The same request again is answered from memory. */
function rememberOne(compose: ComposeDiet): ComposeDiet {
  let last: { request: DietRequest; composed: Promise<Composed> } | undefined;
  return (request) => {
    if (!last || !isDeepStrictEqual(last.request, request)) last = { request, composed: compose(request) };
    return last.composed;
  };
}
