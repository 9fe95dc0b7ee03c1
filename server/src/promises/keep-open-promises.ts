import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { keepPromise } from "./keep-promise.ts";
import { lockOpenPromises } from "./store.ts";

/** What was promised to a member in these kinds is done, late or not. */
export async function keepOpenPromises(
  deps: Pick<Deps, "now">,
  tx: Db,
  { accountId, kinds, by }: { accountId: string; kinds: readonly PromiseKind[]; by: string },
): Promise<void> {
  for (const { kind, subject } of await lockOpenPromises(tx, { accountId, kinds }))
    await keepPromise(deps, tx, { accountId, kind, subject, by });
}
