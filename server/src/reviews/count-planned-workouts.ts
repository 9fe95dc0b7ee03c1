import { findTraining } from "../plans/training/find-training.ts";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";

/** Sessions of a week of the plan in force; none without a training half. */
export const countPlannedWorkouts = async (
  deps: Pick<Deps, "now" | "keyRing">,
  tx: Db,
  accountId: string,
): Promise<number> => (await findTraining(deps, tx, accountId))?.training.sessions.length ?? 0;
