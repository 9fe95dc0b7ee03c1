import { decide } from "../intake/assessments/decide.ts";
import { type Assessed, loadInput } from "../intake/assessments/load-input.ts";
import { findInForce } from "../intake/assessments/queries.ts";
import type { Deps as IntakeDeps } from "../intake/deps.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { composeSurely, rememberOne } from "./composing/compose-surely.ts";
import { type MakingDeps, makeProvisionalPlan } from "./composing/make-provisional-plan.ts";
import type { Deps } from "./deps.ts";
import { draftPlan } from "./draft-plan.ts";
import { findPlan } from "./plan-store.ts";
import { goneHalves } from "./withdrawing/withdraw-contradicted.ts";

type ReleaseFor = NonNullable<Parameters<IntakeDeps["prepareClosing"]>[2]>;
type PreparingDeps = MakingDeps & Pick<Deps, "db" | "log" | "composer">;

/**
 * Composes the plan before the questionnaire's transaction begins, so that no connection and no lock waits for it. What
 * it returns stores the plan in that transaction, and composes again if an answer changed in between.
 */
export async function preparePlan(
  deps: PreparingDeps,
  accountId: string,
  releaseFor?: ReleaseFor,
): Promise<(tx: Db, assessed: Assessed) => Promise<void>> {
  const composeOnce = rememberOne((request) => composeSurely(deps, request));
  const draft = await inTransaction(deps.db, (tx) => draftAhead(deps, tx, accountId, releaseFor), { isSnapshot: true });
  if (draft) await composeOnce(draft.request);
  return (tx, assessed) => makeProvisionalPlan(deps, tx, { accountId, ...assessed, compose: composeOnce });
}

/** What closing, or a professional's decision, would make of the answers as they are now. */
async function draftAhead(deps: MakingDeps, tx: Db, accountId: string, releaseFor: ReleaseFor | undefined) {
  const { keyRing, now, provisionalMenus: menus } = deps;
  const encryption = keyRing.encryption("health-data");
  const inForce = await findInForce(deps, tx, accountId);
  const loaded = await loadInput({ now }, tx, { accountId, encryption });
  const latest = await findPlan(tx, encryption, accountId);
  const release = inForce && releaseFor?.(inForce, loaded);
  const decided = decide(loaded, inForce, { isCompletion: !release, hasCrisisWords: false, release });
  if (!decided) return undefined;
  return draftPlan({ accountId, decided, loaded, latest, menus, gone: goneHalves(latest, { decided, loaded }) });
}
