import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { findTargets } from "./find-targets.ts";

/** What the plan adds to the expenditure, in kcal a day; null without a plan of the engine, or where energy is hidden. */
export async function findPlannedChange(
  deps: Pick<Deps, "now" | "keyRing">,
  db: Db,
  accountId: string,
): Promise<number | null> {
  const targets = await findTargets(deps, db, accountId);
  return targets && targets.planned.kcal - targets.tdee;
}
