import type { Correspondent, Message } from "@app/contract/conversations";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { listMessages } from "./message-store.ts";

const MAX_LISTED = 200;

export type ThreadEvent = { id: string; at: Date; from: Message["from"]; by: Correspondent | null; text: string };

/** What was written in a member's thread with the team, the newest first. Of a card its own text. */
export async function listThreadEvents(
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  tx: Db,
  accountId: string,
): Promise<ThreadEvent[]> {
  const key = { accountId, thread: "team" } as const;
  const messages = await listMessages(tx, keyRing.encryption("health-data"), key, { limit: MAX_LISTED });
  return messages
    .map(({ id, sentAt, author, by, text, card }) => ({
      id,
      at: sentAt,
      from: author,
      by: by ?? null,
      text: card?.text ?? text,
    }))
    .toReversed();
}
