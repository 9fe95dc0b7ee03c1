import { type Correspondent, MAX_PLAN_CHANGES, type MemberThread } from "@app/contract/conversations";
import { listChangedVersions } from "../plans/queries.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { readThread } from "./threads/read-thread.ts";
import type { ThreadKey } from "./threads/thread-key.ts";
import { writingIn } from "./threads/writing-in.ts";

type ReadDeps = Pick<Deps, "db" | "now" | "keyRing" | "listCorrespondents">;
type Query = { before?: number | undefined; after?: number | undefined };

const SUPPORT: Correspondent = { name: "Atendimento", role: "suporte", registration: null };

/** A page of a member's thread, with who answers there and whether the member may write. */
export const getMemberThread = (deps: ReadDeps, key: ThreadKey, query: Query): Promise<MemberThread> =>
  inTransaction(
    deps.db,
    async (tx) => {
      const writing = await writingIn(deps, tx, key);
      return {
        ...(await readThread(deps, tx, key, query)),
        people: key.thread === "team" ? await deps.listCorrespondents(tx, key.accountId) : [SUPPORT],
        writing,
        planChanges: key.thread === "team" && writing !== "free" ? await planChanges(tx, key.accountId) : [],
      };
    },
    { isSnapshot: true },
  );

/** Read from the versions themselves: nothing of it is stored in the thread. */
const planChanges = async (tx: Db, accountId: string) =>
  (await listChangedVersions(tx, accountId, MAX_PLAN_CHANGES)).map(({ version, at }) => ({
    version,
    at: at.toISOString(),
  }));
