import type { PromiseStatus } from "@app/engine/promises/promise";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Deps } from "./deps.ts";
import { listPauses } from "./pauses/pause-store.ts";
import { type StoredPromise, statusOf } from "./promise.ts";
import { listStoredPromises } from "./store.ts";

const PAGE_SIZE = 200;

export type ListedPromise = Pick<
  StoredPromise,
  "id" | "referenceNumber" | "kind" | "subject" | "startsAt" | "fulfilledAt"
> &
  Pick<PromiseStatus, "state" | "dueAt" | "pausedNow" | "fulfilledLate" | "creditDays">;

/** A member's promises as they are at this second, newest first: all, or those of some kinds. */
export async function listPromises(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
  kinds?: readonly PromiseKind[],
): Promise<ListedPromise[]> {
  const promises = await listStoredPromises(db, accountId, { limit: PAGE_SIZE, kinds });
  const pauses = await listPauses(db, promises);
  const at = now();
  return promises.map((promise) => {
    const { id, referenceNumber, kind, subject, startsAt, fulfilledAt } = promise;
    const { state, dueAt, pausedNow, fulfilledLate, creditDays } = statusOf(promise, pauses.get(id) ?? [], at);
    return {
      id,
      referenceNumber,
      kind,
      subject,
      startsAt,
      fulfilledAt,
      state,
      dueAt,
      pausedNow,
      fulfilledLate,
      creditDays,
    };
  });
}
