import type { Db } from "../platform/database/db.ts";
import { forEachDue } from "../platform/jobs/due-rows.ts";
import { applyStatus } from "./apply-status.ts";
import type { Deps } from "./deps.ts";
import { listPauses } from "./pauses/pause-store.ts";
import { isKnownKind, type StoredPromise } from "./promise.ts";
import { lockDuePromise } from "./store.ts";

type SweepDeps = Pick<Deps, "db" | "now" | "log" | "jobs" | "onCredited">;

/** Marks the promises whose time is over, each with its event and its credit. */
export const sweepPromises = (deps: SweepDeps): Promise<void> =>
  forEachDue(deps, {
    sweep: "sweep-promises",
    take: lockDuePromise,
    keyOf: ({ id }) => id,
    work: (tx, promise) => sweepOne(deps, tx, promise),
  });

async function sweepOne(deps: SweepDeps, tx: Db, promise: StoredPromise): Promise<void> {
  // Written by a newer release that runs beside this one.
  if (!isKnownKind(promise.kind)) throw new Error(`promise of an unknown kind: ${promise.kind}`);
  const pauses = await listPauses(tx, [promise]);
  const swept = await applyStatus(deps, tx, promise, {
    pauses: pauses.get(promise.id) ?? [],
    by: "system",
    isSwept: true,
  });
  const { accountId, id: promiseId, kind, creditDays: days, dueAt: brokenAt, checkAt } = swept;
  // A call that a lead was promised has no access to lengthen.
  if (accountId && days > 0)
    await deps.onCredited(deps, tx, { accountId, promiseId, kind, days, brokenAt, isFinal: checkAt === null });
}
