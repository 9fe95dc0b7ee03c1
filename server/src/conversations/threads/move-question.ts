import type { Thread } from "@app/contract/conversations";
import type { Db } from "../../platform/database/db.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { findThread, updateThread } from "./thread-store.ts";

/**
 * What waits in one thread waits in the other from now on, where a line has been written already: the promises run on, and
 * a person's answer there ends them.
 */
export async function moveQuestion(
  tx: Db,
  { accountId, from, to }: { accountId: string; from: Thread; to: Thread },
): Promise<void> {
  await lockHead(tx, accountId);
  const left = await findThread(tx, { accountId, thread: from });
  const taken = await findThread(tx, { accountId, thread: to });
  if (!left?.waitingSince || !taken) return;
  const { waitingSince: other } = taken;
  const waitingSince = other && other < left.waitingSince ? other : left.waitingSince;
  await updateThread(tx, left, { waitingSince: null, promisedFor: [] });
  await updateThread(tx, taken, { waitingSince, promisedFor: [...taken.promisedFor, ...left.promisedFor] });
}
