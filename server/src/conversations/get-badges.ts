import { type Badges, THREADS } from "@app/contract/conversations";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { countUnreadReplies } from "../reviews/queries.ts";
import type { Deps } from "./deps.ts";
import { countUnread } from "./messages/message-store.ts";
import type { ThreadKey } from "./threads/thread-key.ts";
import { findThread } from "./threads/thread-store.ts";

/** What a member has not read yet, by thread. */
export const getBadges = ({ db }: Pick<Deps, "db">, accountId: string): Promise<Badges> =>
  inTransaction(
    db,
    async (tx) => {
      const threads: Badges["threads"] = [];
      for (const thread of THREADS) threads.push(await badgeOf(tx, { accountId, thread }));
      return { threads, reviewReplies: await countUnreadReplies(tx, accountId) };
    },
    { isSnapshot: true },
  );

async function badgeOf(tx: Db, key: ThreadKey): Promise<Badges["threads"][number]> {
  const found = await findThread(tx, key);
  if (!found) return { thread: key.thread, unread: 0, lastAt: null };
  const unread = await countUnread(tx, key, { side: "member", after: found.readByMember });
  return { thread: key.thread, unread, lastAt: found.lastAt.toISOString() };
}
