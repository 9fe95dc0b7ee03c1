import { type Db, inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { pauseForMember, resumeForMember } from "../promises/pauses/pause-for-member.ts";
import type { Deps } from "./deps.ts";
import { dayAt, kindsStoppedBy, type PlanPause } from "./plan-pause.ts";
import { lockPause, updatePause } from "./store.ts";

/** The plan is back at this moment. The caller has locked the pause; of a planned one nothing had stopped. */
export async function finishPause(tx: Db, pause: PlanPause, at: Date): Promise<void> {
  const { accountId, startsAt, startedAt, timeZone } = pause;
  if (startedAt) {
    // Promises that were made since the last sweep stood still, too.
    await pauseForMember({ now: () => at }, tx, { accountId, kinds: kindsStoppedBy(pause), from: startsAt, until: at });
    await resumeForMember(tx, { accountId, at });
  }
  await updatePause(tx, pause, { endedAt: at, endedOn: dayAt(timeZone, at), noticeAt: null });
}

/** The member is back before the day, or takes a planned pause back. Twice is once. */
export const endPause = (
  { db, now }: Pick<Deps, "db" | "now">,
  { accountId, pauseId }: { accountId: string; pauseId: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const pause = await lockPause(tx, accountId, pauseId);
    if (!pause) throw new Problem("not-found");
    if (!pause.endedAt) await finishPause(tx, pause, now());
  });
