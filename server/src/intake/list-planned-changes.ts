import type { Db } from "../platform/database/db.ts";
import { listNewestOpened } from "./assessments/assessment-store.ts";
import { listInputs } from "./assessments/load-input.ts";
import type { Deps } from "./deps.ts";
import { targetsOf } from "./find-targets.ts";

/**
 * What each member's plan adds to the expenditure, in kcal a day; absent without a plan of the engine, or where energy is
 * hidden. The statements are the same few for any number of members.
 */
export async function listPlannedChanges(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  const encryption = keyRing.encryption("health-data");
  const inForce = await listNewestOpened(db, encryption, accountIds);
  const inputs = await listInputs({ now }, db, { accountIds: [...inForce.keys()], encryption });
  return new Map(
    [...inputs].flatMap(([accountId, input]) => {
      const targets = targetsOf(inForce.get(accountId), input);
      return targets ? [[accountId, targets.planned.kcal - targets.tdee]] : [];
    }),
  );
}
