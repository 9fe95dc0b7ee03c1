import { addDays } from "@app/engine/promises/local-time";
import type { Db } from "../platform/database/db.ts";
import type { Day, PlanPause } from "./plan-pause.ts";
import { findOpenPause, listPausedAt, listPauses } from "./store.ts";

/** Whether a member's plan stands still at a moment, whatever the sweep has got to. */
export async function isPaused(db: Db, accountId: string, now: Date): Promise<boolean> {
  const pause = await findOpenPause(db, accountId);
  return pause !== undefined && pause.startsAt <= now && now < pause.endsAt;
}

/** The first and the last day that a member's pauses cover, as far as known today. */
export const listPausedSpans = async (db: Db, accountId: string): Promise<{ from: Day; to: Day }[]> =>
  (await listPauses(db, accountId)).map(spanOf).filter(({ from, to }) => from <= to);

function spanOf({ from, to, endedOn }: PlanPause) {
  const last = endedOn && addDays(endedOn, -1);
  return { from, to: last && last < to ? last : to };
}

/** Of these accounts, those whose plan stands still at a moment. */
export const listPaused = async (db: Db, accountIds: readonly string[], now: Date): Promise<Set<string>> =>
  new Set(await listPausedAt(db, accountIds, now));

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
