import type { SafetyCard, Thread } from "@app/contract/conversations";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { takeSeqs } from "../threads/thread-store.ts";
import { hasMessage, insertMessage } from "./message-store.ts";

type Line = { accountId: string; thread: Thread; id: string; text: string; card?: SafetyCard; withdraws?: string };

/** A line or a card of the service itself: nobody's answer. False when that id is there already. */
export async function writeSystemLine(
  { now, keyRing }: Pick<PlatformDeps, "now" | "keyRing">,
  tx: Db,
  { accountId, thread, id, ...content }: Line,
): Promise<boolean> {
  await lockHead(tx, accountId);
  if (await hasMessage(tx, accountId, id)) return false;
  const at = now();
  const key = { accountId, thread };
  const seq = await takeSeqs(tx, key, { count: 1, at });
  const message = { seq, id, author: "system", staffId: null, sentAt: at, askedAt: null, dueAt: null } as const;
  await insertMessage(tx, keyRing.encryption("health-data"), key, { ...message, content });
  return true;
}
