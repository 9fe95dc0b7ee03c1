import { THREADS } from "@app/contract/conversations";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { listMessages } from "./message-store.ts";

/** Of a thread's end: the member's last two messages are among them, with the cards and answers between. */
const RECENT_LINES = 8;

type Recent = { since: Date; without?: readonly string[]; limit: number };

/** What a member wrote to people last, in whichever thread, the oldest first. */
export async function listRecentMessages(
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
  { since, without = [], limit }: Recent,
): Promise<{ at: Date; text: string }[]> {
  const encryption = keyRing.encryption("health-data");
  const lines = [];
  for (const thread of THREADS)
    lines.push(...(await listMessages(db, encryption, { accountId, thread }, { limit: RECENT_LINES })));
  return lines
    .filter(({ author, sentAt, id }) => author === "member" && sentAt > since && !without.includes(id))
    .toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime())
    .slice(-limit)
    .map(({ sentAt, text }) => ({ at: sentAt, text }));
}
