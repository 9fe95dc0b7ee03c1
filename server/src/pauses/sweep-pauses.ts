import { getBuyer } from "../identity/accounts/get-buyer.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/database/db.ts";
import { forEachDue } from "../platform/jobs/due-rows.ts";
import { listUnstopped } from "../promises/pauses/queries.ts";
import type { Deps } from "./deps.ts";
import { finishPause } from "./end-pause.ts";
import { kindsStoppedBy, type PlanPause } from "./plan-pause.ts";
import { stopClocks } from "./start-pause.ts";
import { listRunning, lockDuePause, lockPause, updatePause } from "./store.ts";

/** Running pauses that are read at once. */
const PAGE = 500;

export type SweepDeps = Pick<Deps, "db" | "now" | "log" | "jobs">;

/**
 * Begins planned pauses, announces the eve of a return, ends pauses whose last day is over, and stops promises that were made
 * while one runs. Each uses its own moments: a worker that comes late changes no date.
 */
export async function sweepPauses(deps: SweepDeps): Promise<void> {
  await forEachDue(deps, {
    sweep: "sweep-pauses",
    take: lockDuePause,
    keyOf: ({ id }) => id,
    work: (tx, pause) => sweepOne(deps, tx, pause),
  });
  await stopNewPromises(deps);
}

async function sweepOne(deps: SweepDeps, tx: Db, pause: PlanPause): Promise<void> {
  const now = deps.now();
  if (!pause.startedAt) await stopClocks(deps, tx, pause);
  const startedAt = pause.startedAt ?? pause.startsAt;
  if (pause.endsAt <= now) {
    await finishPause(tx, { ...pause, startedAt }, pause.endsAt);
  } else if (pause.noticeAt && pause.noticeAt <= now) {
    await announceReturn(deps, tx, pause);
    await updatePause(tx, pause, { noticeAt: null });
  }
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

/** Those that were made while their member's pause runs. */
async function stopNewPromises(deps: SweepDeps): Promise<void> {
  let late: Running[] = [];
  let after: string | undefined;
  let isLast = false;
  await forEachDue(deps, {
    sweep: "stop-new-promises",
    async take(tx, { except }) {
      for (;;) {
        const next = late.find(({ id }) => !except.includes(id));
        const locked = next && (await lockPause(tx, next.accountId, next.id));
        if (locked) return locked;
        if (next) late = late.filter((pause) => pause !== next);
        else if (isLast) return undefined;
        else {
          const page = await listRunning(tx, { after, limit: PAGE });
          [late, after, isLast] = [await lateOf(deps, tx, page), page.at(-1)?.accountId, page.length < PAGE];
        }
      }
    },
    keyOf: ({ id }) => id,
    async work(tx, pause) {
      if (pause.startedAt && !pause.endedAt) await stopClocks(deps, tx, pause);
      late = late.filter(({ id }) => id !== pause.id);
    },
  });
}

type Running = Pick<PlanPause, "accountId" | "id" | "reason">;

/** Of these pauses, those whose members have a promise that none of theirs stops. */
async function lateOf({ now }: SweepDeps, tx: Db, running: readonly Running[]): Promise<Running[]> {
  const late: Running[] = [];
  const groups = Map.groupBy(running, ({ reason }) => (reason === "gravidez" ? "pregnancy" : "other"));
  for (const [first, ...others] of groups.values()) {
    if (!first) continue;
    const accountIds = [first, ...others].map(({ accountId }) => accountId);
    const found = new Set(await listUnstopped(tx, { accountIds, kinds: kindsStoppedBy(first), now: now() }));
    late.push(...[first, ...others].filter((pause) => found.has(pause.accountId)));
  }
  return late;
}
