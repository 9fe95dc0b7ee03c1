import type { QueueItem, StaffQueue } from "@app/contract/staff/queue";
import { localTimeOf } from "@app/engine/promises/local-time";
import { queuePromises } from "@app/engine/team/queue/queue-promises";
import { dayOn, scoreOf, weekOn } from "@app/engine/team/queue/queue-score";
import { taskOf } from "@app/engine/team/queue/queue-task";
import { scoreParts } from "@app/engine/team/queue/score-parts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import type { QueueRow } from "./attention-row.ts";
import { listQueue } from "./attention-store.ts";
import { countChanges, findHead } from "./claim-store.ts";

/** The queue as its professional reads it. Times are said as of now; the order is that of the last sweep. */
function viewQueue(
  rows: readonly QueueRow[],
  { staffId, rev, doneToday, now }: { staffId: string; rev: string; doneToday: number; now: Date },
): StaffQueue {
  const items = rows.flatMap((row) => viewItem(row, staffId, now));
  const minutes = items.reduce((sum, item) => sum + item.minutes, 0);
  return { rev, asOf: now.toISOString(), items, minutes, doneToday };
}

function viewItem(row: QueueRow, staffId: string, now: Date): QueueItem[] {
  const { accountId, name, startedOn, diet, training, facts, score, since, postponedUntil } = row;
  const at = now.getTime();
  const today = localTimeOf(promiseHours.timeZone, at).day;
  const task = taskOf(facts, { timeZone: promiseHours.timeZone, now: at });
  if (!task) return [];
  return [
    {
      memberId: accountId,
      name,
      day: dayOn(startedOn, today),
      week: weekOn(startedOn, today),
      diet,
      training,
      kind: task.kind,
      why: task.why,
      what: task.what,
      minutes: task.minutes,
      score,
      parts: scoreParts(facts, scoreOf(facts, promiseHours, at), promiseHours, at),
      since: since.toISOString(),
      promises: queuePromises(facts, promiseHours, at),
      claim: claimOf(row, staffId, now),
      postponedUntil: postponedUntil && postponedUntil > now ? postponedUntil.toISOString() : null,
    },
  ];
}

/** An expired lease is none. */
function claimOf({ claimedBy, claimedName, leaseUntil }: QueueRow, staffId: string, now: Date): QueueItem["claim"] {
  if (!claimedBy || !claimedName || !leaseUntil || leaseUntil <= now) return null;
  return { staffId: claimedBy, name: claimedName, until: leaseUntil.toISOString(), isMine: claimedBy === staffId };
}

type ReadDeps = Pick<PlatformDeps, "db" | "keyRing" | "now">;

/** A professional's queue; null while it is as `rev` says, which costs one row by its key. */
export async function findQueue(
  { db, keyRing, now }: ReadDeps,
  { staffId, rev }: { staffId: string; rev?: string | undefined },
): Promise<StaffQueue | null> {
  const at = now();
  // Before the rows: at worst they are newer than it says, and are read once more.
  const head = await findHead(db, staffId, localTimeOf(promiseHours.timeZone, at.getTime()).day);
  if (rev === head.rev) return null;
  return viewQueue(await listQueue(db, keyRing.encryption("health-data"), staffId), { staffId, ...head, now: at });
}

export async function getQueue(deps: ReadDeps, staffId: string): Promise<StaffQueue> {
  const queue = await findQueue(deps, { staffId });
  if (!queue) throw new Error("a queue without a revision is always read");
  return queue;
}

/** Members whose queues do not show a change yet, and how long the oldest has waited. */
export const queueMetrics = ({ db }: Pick<PlatformDeps, "db">): Promise<{ count: number; oldestSeconds: number }> =>
  countChanges(db);
