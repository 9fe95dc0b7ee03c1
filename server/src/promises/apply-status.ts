import type { PromisePause } from "@app/engine/promises/pauses";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { nextCheckOf, type StoredPromise, statusOf } from "./promise.ts";
import { insertEvent, updatePromise } from "./store.ts";

/**
 * Stores what the engine says of a promise now, with the event of a change. The caller has locked the row. What is kept,
 * breached or void stays so: the engine never says otherwise of a record that only grows.
 */
export async function applyStatus(
  { now }: Pick<Deps, "now">,
  tx: Db,
  promise: StoredPromise,
  { pauses, by, isSwept = false }: { pauses: readonly PromisePause[]; by: string; isSwept?: boolean },
): Promise<StoredPromise> {
  const at = now();
  const status = statusOf(promise, pauses, at);
  const isSettledNow = promise.state === "running" && status.state !== "running";
  const creditDays = Math.max(promise.creditDays, status.creditDays);
  const changed = {
    dueAt: promise.state === "running" ? status.dueAt : promise.dueAt,
    state: promise.state === "running" ? status.state : promise.state,
    fulfilledAt: promise.fulfilledAt,
    voidedAt: promise.voidedAt,
    breachedAt: isSettledNow && status.state === "breached" ? at : promise.breachedAt,
    creditDays,
    // Only the sweep gives what is owed: what others change, it looks at within a minute.
    checkAt: creditDays > 0 && !isSwept ? at : nextCheckOf(promise, pauses, status, at),
  };
  await updatePromise(tx, promise, changed);
  if (isSettledNow && status.state !== "running") await insertEvent(tx, promise, { event: status.state, at, by });
  return { ...promise, ...changed };
}
