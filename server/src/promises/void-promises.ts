import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import { applyStatus } from "./apply-status.ts";
import type { Deps } from "./deps.ts";
import { listPauses } from "./pauses/pause-store.ts";
import type { PromiseOwner } from "./promise.ts";
import { lockOpenPromises } from "./store.ts";

type Voided = PromiseOwner & {
  kinds?: readonly PromiseKind[] | undefined;
  subjects?: readonly string[] | undefined;
  by?: string;
};

/**
 * Ends an owner's running promises: all, or those of some kinds and subjects. A breached one stays breached and grows no
 * further.
 */
export async function voidPromises(
  deps: Pick<Deps, "now">,
  tx: Db,
  { kinds, subjects, by = "system", ...owner }: Voided,
): Promise<void> {
  const open = await lockOpenPromises(tx, { ...owner, kinds });
  const promises = subjects ? open.filter(({ subject }) => subjects.includes(subject)) : open;
  const pauses = await listPauses(tx, promises);
  for (const promise of promises) {
    const voided = { ...promise, voidedAt: deps.now() };
    await applyStatus(deps, tx, voided, { pauses: pauses.get(promise.id) ?? [], by });
  }
}
