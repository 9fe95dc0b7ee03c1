import { MAX_PAUSE_DAYS } from "@app/contract/pause-limits";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { pauseForMember, resumeForMember } from "../promises/pauses/pause-for-member.ts";
import type { Deps } from "./deps.ts";
import { type Day, dayAt, daysIn, kindsStoppedBy, latestEnd, type PlanPause, returnOf } from "./plan-pause.ts";
import { lockPause, updatePause } from "./store.ts";

type Changing = { accountId: string; pauseId: string; to: Day };

/** Moves the last day of a pause that has not ended: not before today, and within its sixty days. */
export const changePause = (deps: Pick<Deps, "db" | "now">, changing: Changing): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const pause = await lockPause(tx, changing.accountId, changing.pauseId);
    if (!pause || pause.endedAt) throw new Problem("not-found");
    const today = dayAt(pause.timeZone, deps.now());
    const { to } = changing;
    if (to < pause.from || to < today || to > latestEnd(pause, today)) throw new Problem("pause-days-invalid");
    if (to === pause.to) return;
    const changed = { ...pause, to, ...returnOf({ ...pause, to }) };
    await updatePause(tx, pause, { to, endsAt: changed.endsAt, noticeAt: changed.noticeAt });
    if (pause.startedAt && daysIn(pause.from, to) > MAX_PAUSE_DAYS) await renew(deps, tx, changed);
  });

/** The ledger counts sixty days of one pause: a longer one is written as one pause after another. */
async function renew(deps: Pick<Deps, "now">, tx: Db, pause: PlanPause): Promise<void> {
  const { accountId, endsAt } = pause;
  const at = deps.now();
  await resumeForMember(tx, { accountId, at });
  await pauseForMember(deps, tx, { accountId, kinds: kindsStoppedBy(pause), from: at, until: endsAt });
}
