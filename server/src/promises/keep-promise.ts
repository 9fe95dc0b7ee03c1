import type { PromiseState } from "@app/engine/promises/promise";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { applyStatus } from "./apply-status.ts";
import type { Deps } from "./deps.ts";
import { pausesOf } from "./pauses/pause-store.ts";
import { keyOf, type PromiseKey, type PromiseOwner, type StoredPromise } from "./promise.ts";
import { findPromiseByReference, insertEvent, lockOpenPromises, lockPromise } from "./store.ts";

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
async function keepLocked(
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

/** What was promised to an owner in these kinds is done, late or not, by somebody or by whoever keeps the kind. */
export async function keepOpenPromises(
  deps: Pick<Deps, "now">,
  tx: Db,
  { by, ...open }: PromiseOwner & { kinds: readonly PromiseKind[]; by: string | ((kind: PromiseKind) => string) },
): Promise<void> {
  const nameOf = typeof by === "string" ? () => by : by;
  for (const promise of await lockOpenPromises(tx, open))
    await keepLocked(deps, tx, { promise, by: nameOf(promise.kind) });
}

/** Somebody of the team did what was promised; undefined when no promise has this reference number. */
export async function keepByReference(
  deps: Pick<Deps, "db" | "now">,
  { referenceNumber, by }: { referenceNumber: string; by: string },
): Promise<PromiseState | undefined> {
  const promise = await findPromiseByReference(deps.db, referenceNumber);
  if (!promise) return undefined;
  return inTransaction(deps.db, (tx) => keepPromise(deps, tx, { ...keyOf(promise), by }));
}
