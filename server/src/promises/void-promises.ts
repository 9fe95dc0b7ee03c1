import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import { applyStatus } from "./apply-status.ts";
import type { Deps } from "./deps.ts";
import { listPauses } from "./pause-store.ts";
import { lockOpenPromises } from "./store.ts";

/** Ends a member's running promises, all or those of some kinds. A breached one stays breached and grows no further. */
export async function voidPromises(
  deps: Pick<Deps, "now">,
  tx: Db,
  { accountId, kinds, by = "system" }: { accountId: string; kinds?: readonly PromiseKind[] | undefined; by?: string },
): Promise<void> {
  const promises = await lockOpenPromises(tx, { accountId, kinds });
  const pauses = await listPauses(tx, promises);
  for (const promise of promises) {
    const voided = { ...promise, voidedAt: deps.now() };
    await applyStatus(deps, tx, voided, { pauses: pauses.get(promise.id) ?? [], by });
  }
}
