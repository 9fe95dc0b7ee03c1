import type { WithdrawalSource } from "@app/contract/plan-withdrawal";
import type { Assessed } from "../../intake/assessments/load-input.ts";
import type { Db } from "../../platform/database/db.ts";
import { composeSurely } from "../composing/compose-surely.ts";
import { type MakingDeps, makeProvisionalPlan } from "../composing/make-provisional-plan.ts";
import type { Deps } from "../deps.ts";
import { findPlan } from "../plan-store.ts";
import { reasonsAgainst } from "./withdraw-contradicted.ts";

type Assessing = Assessed & { accountId: string; source: WithdrawalSource };

/**
 * What newly assessed answers do to the plan in force: one that they contradict is gone, and the engine's stands in its
 * place, in the caller's transaction, which holds the account's head. This is rare, so it is composed here.
 */
export async function withdrawPlan(
  deps: MakingDeps & Pick<Deps, "composer"> & Partial<Pick<Deps, "log">>,
  tx: Db,
  { accountId, assessment, loaded, source }: Assessing,
): Promise<void> {
  const latest = await findPlan(tx, deps.keyRing.encryption("health-data"), accountId);
  if (latest?.withdrawal || reasonsAgainst(latest, { decided: assessment, loaded }).length === 0) return;
  const compose = (request: Parameters<typeof composeSurely>[1]) => composeSurely(deps, request);
  await makeProvisionalPlan(deps, tx, { accountId, assessment, loaded, compose, source });
}
