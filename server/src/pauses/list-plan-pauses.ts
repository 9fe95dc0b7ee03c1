import type { Db } from "../platform/database/db.ts";
import type { PlanPause } from "./plan-pause.ts";
import { listPauses } from "./store.ts";

/**
 * A member's pauses of the plan, the newest first, planned ones too. `to` is the last paused day as it was asked for; once
 * `endedOn` is there, the plan was back on that day, and the last paused one is the day before (none, if it is not after `from`).
 */
export const listPlanPauses = async (
  db: Db,
  accountId: string,
): Promise<Pick<PlanPause, "id" | "reason" | "from" | "to" | "endedOn" | "createdAt" | "endedAt">[]> =>
  (await listPauses(db, accountId)).map(({ id, reason, from, to, endedOn, createdAt, endedAt }) => ({
    id,
    reason,
    from,
    to,
    endedOn,
    createdAt,
    endedAt,
  }));
