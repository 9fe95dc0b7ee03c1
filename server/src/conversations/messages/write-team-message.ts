import type { Correspondent, Thread } from "@app/contract/conversations";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { keepPromise } from "../../promises/keep-promise.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { noticePlaces } from "../threads/mark-read.ts";
import { listOwedAnswers } from "../threads/queries.ts";
import { findThread, raiseMark, type StoredThread, takeSeqs, updateThread } from "../threads/thread-store.ts";
import { hasMessage, insertMessage } from "./message-store.ts";

type TeamMessage = {
  accountId: string;
  thread: Thread;
  id: string;
  text: string;
  by: Correspondent;
  staffId: string;
};
type WriteDeps = Pick<PlatformDeps, "now" | "jobs" | "keyRing">;

/**
 * What a person of the team writes: stored sealed, what was promised is kept, the member notified without a word of it.
 * False when that id is there already.
 */
export async function writeTeamMessage(
  deps: WriteDeps,
  tx: Db,
  { accountId, thread, id, text, by, staffId }: TeamMessage,
): Promise<boolean> {
  // No message of the member arrives in between.
  await lockHead(tx, accountId);
  if (await hasMessage(tx, accountId, id)) return false;
  const at = deps.now();
  const key = { accountId, thread };
  const answered = await keepAnswers(deps, tx, await findThread(tx, key), by.name);
  const seq = await takeSeqs(tx, key, { count: 1, at });
  await insertMessage(tx, deps.keyRing.encryption("health-data"), key, {
    seq,
    id,
    author: "team",
    staffId,
    sentAt: at,
    ...answered,
    content: { text, by },
  });
  await updateThread(tx, key, { waitingSince: null, promisedFor: [] });
  await raiseMark(tx, key, "team", seq);
  await notifyMember(deps, tx, { accountId, thread, id });
  return true;
}

/** Ends what was promised in a thread; returns when the first of it was asked for, and until when it was due. */
async function keepAnswers(
  deps: WriteDeps,
  tx: Db,
  waiting: StoredThread | undefined,
  by: string,
): Promise<{ askedAt: Date | null; dueAt: Date | null }> {
  if (!waiting) return { askedAt: null, dueAt: null };
  const owed = await listOwedAnswers(deps, tx, waiting);
  for (const { accountId, kind, subject } of owed) await keepPromise(deps, tx, { accountId, kind, subject, by });
  return { askedAt: owed[0]?.startsAt ?? null, dueAt: owed[0]?.dueAt ?? null };
}

async function notifyMember(
  deps: WriteDeps,
  tx: Db,
  { accountId, thread, id }: Pick<TeamMessage, "accountId" | "thread" | "id">,
): Promise<void> {
  const member = await getBuyer(tx, accountId);
  if (!member?.email) return;
  await queueMessage(deps, tx, {
    template: "team-answered",
    channel: "email",
    recipient: member.email,
    accountId,
    params: { fullName: member.fullName, place: noticePlaces[thread] },
    dedupeKey: `team-answered ${accountId} ${thread} ${id}`,
  });
}
