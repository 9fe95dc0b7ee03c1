import type { CorrespondentRole, Thread } from "@app/contract/conversations";
import type { Db } from "../../platform/database/db.ts";
import { lockHead } from "../../sync/lock-head.ts";
import type { ThreadKey } from "./thread-key.ts";
import { findThread, updateThread } from "./thread-store.ts";

/** Whom the next answer is expected from; null: whoever answers in the thread. */
export const setHolder = (
  tx: Db,
  { holder, ...key }: ThreadKey & { holder: CorrespondentRole | null },
): Promise<void> => updateThread(tx, key, { holder });

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

/** A thread waits for a person: from then on, unless it has waited already. The account's head is held. */
export async function keepWaiting(tx: Db, { since, ...key }: ThreadKey & { since: Date }): Promise<void> {
  const found = await findThread(tx, key);
  if (found && !found.waitingSince) await updateThread(tx, key, { waitingSince: since });
}
