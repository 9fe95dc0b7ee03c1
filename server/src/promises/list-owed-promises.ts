import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { listPauses } from "./pauses/pause-store.ts";
import { type MemberPromise, statusOf } from "./promise.ts";
import { listUnfulfilledOf } from "./store.ts";

export type OwedPromise = Pick<MemberPromise, "accountId" | "kind" | "subject" | "startsAt" | "dueAt"> & {
  isPaused: boolean;
};

/** What these accounts were promised and did not get yet, late or not, as it is at this second; the first due first. */
export async function listOwedPromises(
  { now }: Pick<Deps, "now">,
  db: Db,
  { accountIds, kinds }: { accountIds: readonly string[]; kinds: readonly PromiseKind[] },
): Promise<OwedPromise[]> {
  const promises = await listUnfulfilledOf(db, accountIds, kinds);
  const pauses = await listPauses(db, promises);
  const at = now();
  return promises.map((promise) => {
    const { accountId, kind, subject, startsAt } = promise;
    const { dueAt, pausedNow } = statusOf(promise, pauses.get(promise.id) ?? [], at);
    return { accountId, kind, subject, startsAt, dueAt, isPaused: pausedNow };
  });
}
