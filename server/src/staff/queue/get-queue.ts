import type { StaffQueue } from "@app/contract/staff/queue";
import { localTimeOf } from "@app/engine/promises/local-time";
import type { PlatformDeps } from "../../platform/deps.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import { listQueue } from "./attention-store.ts";
import { findHead } from "./head-store.ts";
import { viewQueue } from "./view-queue.ts";

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
