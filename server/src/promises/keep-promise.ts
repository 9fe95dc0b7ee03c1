import type { PromiseState } from "@app/engine/promises/promise";
import type { Db } from "../platform/database/db.ts";
import { applyStatus } from "./apply-status.ts";
import type { Deps } from "./deps.ts";
import { pausesOf } from "./pauses/pause-store.ts";
import type { PromiseKey, StoredPromise } from "./promise.ts";
import { insertEvent, lockPromise } from "./store.ts";

/**
 * What was promised is done. After its due time it stays breached, and its credit stops growing. Twice is once;
 * undefined when there is no such promise.
 */
export async function keepPromise(
  deps: Pick<Deps, "now">,
  tx: Db,
  { by = "system", ...key }: PromiseKey & { by?: string },
): Promise<PromiseState | undefined> {
  const promise = await lockPromise(tx, key);
  return promise && keepLocked(deps, tx, { promise, by });
}

/** The same of a promise that the caller's transaction has locked. */
export async function keepLocked(
  deps: Pick<Deps, "now">,
  tx: Db,
  { promise, by }: { promise: StoredPromise; by: string },
): Promise<PromiseState> {
  if (promise.fulfilledAt || promise.state === "void") return promise.state;
  const pauses = await pausesOf(tx, promise);
  const at = deps.now();
  const { state } = await applyStatus(deps, tx, { ...promise, fulfilledAt: at }, { pauses, by });
  if (state === "breached") await insertEvent(tx, promise, { event: "fulfilled-late", at, by });
  return state;
}
