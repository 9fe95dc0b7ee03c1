import type { Db } from "../platform/database/db.ts";
import type { PromiseKey, StoredPromise } from "./promise.ts";
import { findOwnPromise } from "./store.ts";

/** One of the member's own promises, by its id. */
export async function findMemberPromise(
  db: Db,
  { accountId, id }: { accountId: string; id: string },
): Promise<(PromiseKey & Pick<StoredPromise, "startsAt">) | undefined> {
  const promise = await findOwnPromise(db, accountId, id);
  return promise && { accountId, kind: promise.kind, subject: promise.subject, startsAt: promise.startsAt };
}
