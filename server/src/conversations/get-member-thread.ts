import type { Correspondent, MemberThread, Thread, WRITING } from "@app/contract/conversations";
import { programmeAccess } from "../checkout/subscriptions/programme-access.ts";
import { hasConsent } from "../consents/has-consent.ts";
import { isComplete } from "../intake/assessments/assessment.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { readThread } from "./threads/read-thread.ts";
import type { ThreadKey } from "./threads/thread-key.ts";

type ReadDeps = Pick<Deps, "db" | "now" | "keyRing" | "listCorrespondents">;
type Query = { before?: number | undefined; after?: number | undefined };

const SUPPORT: Correspondent = { name: "Atendimento", role: "suporte", registration: null };

/** A page of a member's thread, with who answers there and whether the member may write. */
export const getMemberThread = (deps: ReadDeps, key: ThreadKey, query: Query): Promise<MemberThread> =>
  inTransaction(
    deps.db,
    async (tx) => ({
      ...(await readThread(deps, tx, key, query)),
      people: key.thread === "team" ? await deps.listCorrespondents(tx, key.accountId) : [SUPPORT],
      writing: await writingIn(deps, tx, key),
    }),
    { isSnapshot: true },
  );

async function writingIn(
  deps: Pick<Deps, "now">,
  tx: Db,
  { accountId, thread }: { accountId: string; thread: Thread },
): Promise<(typeof WRITING)[number]> {
  if (thread === "support") return "open";
  const access = await programmeAccess({ db: tx, now: deps.now }, accountId);
  if (access === "none") return "free";
  if (!isComplete(access)) return "ended";
  return (await hasConsent(tx, accountId, "health-data")) ? "open" : "consent-missing";
}
