import type { PromiseDate } from "@app/contract/staff/promises";
import type { Db } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { listPromises } from "../../../promises/list-promises.ts";
import { promiseText, stateOf } from "../file/view-promises.ts";

/** The promise as it is after its change; one that runs or is paused has no other state. */
export async function viewChanged(
  { db, now }: { db: Db; now: () => Date },
  { memberId, promiseId }: { memberId: string; promiseId: string },
): Promise<PromiseDate> {
  const promise = (await listPromises({ db, now }, memberId)).find(({ id }) => id === promiseId);
  const state = promise && stateOf(promise);
  if (!promise || !state || state === "void") throw new Problem("promise-not-running");
  return { _id: promise.id, text: promiseText(promise.kind), dueAt: promise.dueAt.toISOString(), state };
}
