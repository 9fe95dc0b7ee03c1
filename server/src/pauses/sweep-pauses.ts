import { getBuyer } from "../identity/accounts/get-buyer.ts";
import { queueMessage } from "../messages/queue-message.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { listUnstopped } from "../promises/pauses/list-unstopped.ts";
import type { Deps } from "./deps.ts";
import { finishPause } from "./finish-pause.ts";
import { kindsStoppedBy, type PlanPause } from "./plan-pause.ts";
import { stopClocks } from "./stop-clocks.ts";
import { listRunning, lockDuePause, lockPause, updatePause } from "./store.ts";

export type SweepDeps = Pick<Deps, "db" | "now" | "jobs">;

/**
 * Begins planned pauses, announces the eve of a return, ends pauses whose last day is over, and stops promises that were made
 * while one runs. Each pause is a transaction of its own and uses its own moments: a worker that comes late changes no date.
 */
export async function sweepPauses(deps: SweepDeps): Promise<void> {
  while (await inTransaction(deps.db, (tx) => sweepOne(deps, tx)));
  await stopNewPromises(deps);
}

async function sweepOne(deps: SweepDeps, tx: Db): Promise<boolean> {
  const now = deps.now();
  const pause = await lockDuePause(tx, now);
  if (!pause) return false;
  if (!pause.startedAt) await stopClocks(deps, tx, pause);
  const startedAt = pause.startedAt ?? pause.startsAt;
  if (pause.endsAt <= now) {
    await finishPause(tx, { ...pause, startedAt }, pause.endsAt);
  } else if (pause.noticeAt && pause.noticeAt <= now) {
    await announceReturn(deps, tx, pause);
    await updatePause(tx, pause, { noticeAt: null });
  }
  return true;
}

/** Neutral: whoever else reads it learns nothing of why. */
async function announceReturn(deps: SweepDeps, tx: Db, { accountId, id, to }: PlanPause): Promise<void> {
  const member = await getBuyer(tx, accountId);
  if (!member?.email) return;
  await queueMessage(deps, tx, {
    template: "plan-returns",
    channel: "email",
    recipient: member.email,
    accountId,
    params: { fullName: member.fullName },
    dedupeKey: `plan-returns ${id} ${to}`,
  });
}

async function stopNewPromises(deps: SweepDeps): Promise<void> {
  const running = await listRunning(deps.db);
  const groups = Map.groupBy(running, ({ reason }) => (reason === "gravidez" ? "pregnancy" : "other"));
  for (const [first, ...others] of groups.values()) {
    if (!first) continue;
    const accountIds = [first, ...others].map(({ accountId }) => accountId);
    const found = new Set(await listUnstopped(deps.db, { accountIds, kinds: kindsStoppedBy(first), now: deps.now() }));
    for (const { accountId, id } of [first, ...others].filter((pause) => found.has(pause.accountId))) {
      await inTransaction(deps.db, async (tx) => {
        const pause = await lockPause(tx, accountId, id);
        if (pause?.startedAt && !pause.endedAt) await stopClocks(deps, tx, pause);
      });
    }
  }
}
