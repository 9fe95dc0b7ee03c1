import type { Thread } from "@app/contract/conversations";
import { cancelNotices } from "../../messages/cancel-notices.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { ThreadKey } from "./thread-key.ts";
import { findThread, raiseMark } from "./thread-store.ts";

/** Where the e-mail about an answer leads. */
export const noticePlaces = { team: "conversation", support: "support" } as const satisfies Record<Thread, string>;

/** How far a side has read, afterwards: never beyond the last message, never back. */
export const markRead = async (
  tx: Db,
  { side, seq, ...key }: ThreadKey & { side: "member" | "team"; seq: number },
): Promise<number> => (await raiseMark(tx, key, side, seq)) ?? 0;

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
