import type { Db } from "../platform/database/db.ts";
import { pauseForMember } from "../promises/pauses/pause-for-member.ts";
import { resumeForMember } from "../promises/pauses/resume-for-member.ts";
import { dayAt, kindsStoppedBy, type PlanPause } from "./plan-pause.ts";
import { updatePause } from "./store.ts";

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
