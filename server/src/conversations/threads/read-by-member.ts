import { cancelNotices } from "../../messages/cancel-notices.ts";
import { inTransaction } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { markRead } from "./mark-read.ts";
import { noticePlaces } from "./notice-places.ts";
import type { ThreadKey } from "./thread-key.ts";
import { findThread } from "./thread-store.ts";

/** How far the member has read. Once everything is read, no e-mail about it is sent any more. */
export const readByMember = (
  deps: Pick<PlatformDeps, "db" | "now">,
  { seq, ...key }: ThreadKey & { seq: number },
): Promise<{ readByMember: number }> =>
  inTransaction(deps.db, async (tx) => {
    const mark = await markRead(tx, { ...key, side: "member", seq });
    const { accountId, thread } = key;
    if (mark === (await findThread(tx, key))?.lastSeq)
      await cancelNotices(deps, tx, { accountId, subject: "team-answered", params: { place: noticePlaces[thread] } });
    return { readByMember: mark };
  });
