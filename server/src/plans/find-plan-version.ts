import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { findPlan, findVersion } from "./plan-store.ts";
import type { PlanVersion } from "./plan-version.ts";

type ReadDeps = Pick<Deps, "keyRing">;

/** The newest version of a member's plan, for domains that write the next one. */
export const findCurrentPlan = ({ keyRing }: ReadDeps, tx: Db, accountId: string): Promise<PlanVersion | undefined> =>
  findPlan(tx, keyRing.encryption("health-data"), accountId);

export const findPlanVersion = (
  { keyRing }: ReadDeps,
  tx: Db,
  place: { accountId: string; version: number },
): Promise<PlanVersion | undefined> => findVersion(tx, keyRing.encryption("health-data"), place);
