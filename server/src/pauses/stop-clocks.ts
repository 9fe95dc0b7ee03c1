import type { Db } from "../platform/database/db.ts";
import { pauseForMember } from "../promises/pauses/pause-for-member.ts";
import type { Deps } from "./deps.ts";
import { kindsStoppedBy, type PlanPause } from "./plan-pause.ts";
import { updatePause } from "./store.ts";

/** From the pause's first moment on, however late a worker gets to it. The caller has locked the pause. */
export async function stopClocks(deps: Pick<Deps, "now">, tx: Db, pause: PlanPause): Promise<void> {
  const { accountId, startsAt, endsAt } = pause;
  await pauseForMember(deps, tx, { accountId, kinds: kindsStoppedBy(pause), from: startsAt, until: endsAt });
  if (!pause.startedAt) await updatePause(tx, pause, { startedAt: startsAt });
}
