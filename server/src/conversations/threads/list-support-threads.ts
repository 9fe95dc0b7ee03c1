import type { SupportInbox } from "@app/contract/staff/conversations";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { listOwedPromises } from "../../promises/list-owed-promises.ts";
import { listSupport } from "./support-store.ts";

export type SupportThread = Omit<SupportInbox["threads"][number], "name">;

/** Threads with support: those that wait first, the nearest promise before the others. */
export async function listSupportThreads(
  deps: Pick<PlatformDeps, "now">,
  db: Db,
  limit: number,
): Promise<SupportThread[]> {
  const rows = await listSupport(db, limit);
  const accountIds = rows.flatMap(({ accountId, promisedFor }) => (promisedFor.length > 0 ? [accountId] : []));
  const owed = await listOwedPromises(deps, db, { accountIds, kinds: ["chat-answer"] });
  const dueAt = new Map(owed.toReversed().map((promise) => [promise.subject, promise.dueAt]));
  const now = deps.now();
  const threads = rows.map(({ accountId, lastAt, waitingSince, promisedFor, unread }) => {
    const [due = null] = promisedFor.flatMap((id) => dueAt.get(id) ?? []).toSorted((a, b) => a.getTime() - b.getTime());
    return { accountId, lastAt, waitingSince, unread, due };
  });
  return threads
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(({ accountId, lastAt, waitingSince, unread, due }) => ({
      memberId: accountId,
      lastAt: lastAt.toISOString(),
      unread,
      waiting: waitingSince && {
        since: waitingSince.toISOString(),
        dueAt: due?.toISOString() ?? null,
        isLate: due !== null && due < now,
      },
    }));
}

/** Sorting is stable: among those without a promise the order of the store stays. */
const orderOf = ({ due, waitingSince }: { due: Date | null; waitingSince: Date | null }): number =>
  due?.getTime() ?? (waitingSince ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER);
