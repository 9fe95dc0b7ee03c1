import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { keepPromise } from "./keep-promise.ts";
import { keyOf, type PromiseOwner } from "./promise.ts";
import { lockOpenPromises } from "./store.ts";

/** What was promised to an owner in these kinds is done, late or not. */
export async function keepOpenPromises(
  deps: Pick<Deps, "now">,
  tx: Db,
  { by, ...open }: PromiseOwner & { kinds: readonly PromiseKind[]; by: string },
): Promise<void> {
  for (const promise of await lockOpenPromises(tx, open)) await keepPromise(deps, tx, { ...keyOf(promise), by });
}
