import type { SupportInbox } from "@app/contract/staff/conversations";
import { listSupportThreads } from "../../conversations/threads/queries.ts";
import { listNames } from "../../identity/accounts/queries.ts";
import { inTransaction } from "../../platform/database/db.ts";
import type { ThreadDeps } from "./deps.ts";

const MAX_LISTED = 200;

/** Who waits for support, and since when. Not a word of what was written: that is read in the thread. */
export const getSupportInbox = (deps: Pick<ThreadDeps, "db" | "now">): Promise<SupportInbox> =>
  inTransaction(
    deps.db,
    async (tx) => {
      const threads = await listSupportThreads(deps, tx, MAX_LISTED);
      const names = await listNames(
        tx,
        threads.map(({ memberId }) => memberId),
      );
      return {
        threads: threads.flatMap((thread) => {
          const name = names.get(thread.memberId);
          return name === undefined ? [] : [{ ...thread, name }];
        }),
      };
    },
    { isSnapshot: true },
  );
