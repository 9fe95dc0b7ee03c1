import type { PromiseState } from "@app/engine/promises/promise";
import { inTransaction } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { keepPromise } from "./keep-promise.ts";
import { keyOf } from "./promise.ts";
import { findPromiseByReference } from "./store.ts";

/** Somebody of the team did what was promised; undefined when no promise has this reference number. */
export async function keepByReference(
  deps: Pick<Deps, "db" | "now">,
  { referenceNumber, by }: { referenceNumber: string; by: string },
): Promise<PromiseState | undefined> {
  const promise = await findPromiseByReference(deps.db, referenceNumber);
  if (!promise) return undefined;
  return inTransaction(deps.db, (tx) => keepPromise(deps, tx, { ...keyOf(promise), by }));
}
