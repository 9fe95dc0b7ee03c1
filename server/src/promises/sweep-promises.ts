import type { PromisePause } from "@app/engine/promises/pauses";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { addMs, HOUR_MS } from "../platform/time/durations.ts";
import { applyStatus } from "./apply-status.ts";
import type { Deps } from "./deps.ts";
import { listPauses } from "./pauses/pause-store.ts";
import { isKnownKind, type StoredPromise } from "./promise.ts";
import { lockDuePromises, updatePromise } from "./store.ts";

const BATCH_SIZE = 200;

type SweepDeps = Pick<Deps, "db" | "now" | "log" | "jobs" | "onCredited">;

/** Marks the promises whose time is over, each with its event and its credit, in one transaction per batch. */
export async function sweepPromises(deps: SweepDeps): Promise<void> {
  // What a batch leaves is due later than this, so that no run looks at a row twice.
  const due = deps.now();
  while ((await inTransaction(deps.db, (tx) => sweepBatch(deps, tx, due))) === BATCH_SIZE);
}

async function sweepBatch(deps: SweepDeps, tx: Db, due: Date): Promise<number> {
  const promises = await lockDuePromises(tx, due, BATCH_SIZE);
  const pauses = await listPauses(tx, promises);
  for (const promise of promises) {
    if (isKnownKind(promise.kind)) {
      await sweepOne(deps, tx, promise, pauses.get(promise.id) ?? []);
      continue;
    }
    // Written by a newer or older release: it delays no other, and is looked at again.
    deps.log.error({ promiseId: promise.id, kind: promise.kind }, "promise of an unknown kind");
    await updatePromise(tx, promise, { checkAt: addMs(deps.now(), HOUR_MS) });
  }
  return promises.length;
}

async function sweepOne(
  deps: SweepDeps,
  tx: Db,
  promise: StoredPromise,
  pauses: readonly PromisePause[],
): Promise<void> {
  const swept = await applyStatus(deps, tx, promise, { pauses, by: "system", isSwept: true });
  const { accountId, id: promiseId, kind, creditDays: days, dueAt: brokenAt, checkAt } = swept;
  // A call that a lead was promised has no access to lengthen.
  if (accountId && days > 0)
    await deps.onCredited(deps, tx, { accountId, promiseId, kind, days, brokenAt, isFinal: checkAt === null });
}
