import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import type { PlanFacts } from "./plan-facts.ts";
import { openPlan } from "./plan-place.ts";
import { findShownPlan } from "./shown-plan-store.ts";

export type ShownFacts = PlanFacts & { version: number };

/**
 * Goal and mass by which the first plan of a purchase was made: later answers change later versions, never these. Undefined
 * while there is none.
 */
export async function findShownFacts(
  { keyRing }: Pick<Deps, "keyRing">,
  db: Db,
  { accountId, accessAt }: { accountId: string; accessAt: Date },
): Promise<ShownFacts | undefined> {
  const shown = await findShownPlan(db, { accountId, accessAt });
  if (!shown) return undefined;
  const { facts } = openPlan(keyRing.encryption("health-data"), { accountId, ...shown });
  return { ...facts, version: shown.version };
}
