import { addDays } from "@app/engine/promises/local-time";
import type { Db } from "../platform/database/db.ts";
import type { Day, PlanPause } from "./plan-pause.ts";
import { listPauses } from "./store.ts";

/** The first and the last day that a member's pauses cover, as far as known today. */
export const listPausedSpans = async (db: Db, accountId: string): Promise<{ from: Day; to: Day }[]> =>
  (await listPauses(db, accountId)).map(spanOf).filter(({ from, to }) => from <= to);

function spanOf({ from, to, endedOn }: PlanPause) {
  const last = endedOn && addDays(endedOn, -1);
  return { from, to: last && last < to ? last : to };
}
