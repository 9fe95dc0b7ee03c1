import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { keepLocked } from "./keep-promise.ts";
import type { PromiseOwner } from "./promise.ts";
import { lockOpenPromises } from "./store.ts";

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
