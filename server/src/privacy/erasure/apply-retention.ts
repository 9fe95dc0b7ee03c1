import { RETENTION, type Retained, retainedSince } from "@app/contract/retention";
import { forEachDue } from "../../platform/jobs/due-rows.ts";
import type { Deps } from "../deps.ts";
import { dropExpiredGrants, dropPurchases, lockExpired } from "./erasure-store.ts";
import { type Retire, retiringOf } from "./retention-store.ts";

const BATCH_SIZE = 1_000;
/** Bounds a run whatever the backlog; the next run continues. */
const MAX_BATCHES = 50;

type RetentionDeps = Pick<Deps, "db" | "now">;

/**
 * Deletes expired rows in batches: no statement locks many rows, and no run takes long. What cannot be deleted fails the sweep
 * once everything else is.
 */
export async function applyRetention(deps: RetentionDeps): Promise<void> {
  const failed: unknown[] = [];
  for (const kind of Object.keys(RETENTION) as Retained[]) {
    const since = retainedSince(kind, deps.now());
    for (const retire of retiringOf(kind)) failed.push(...(await retireAll(deps, retire, since)));
  }
  if (failed.length > 0) throw new AggregateError(failed, `retention: ${failed.length} rows stay`);
}

/** A batch that failed is gone over row by row; a row that fails stays, and those behind it go. */
async function retireAll({ db }: RetentionDeps, retire: Retire, since: Date): Promise<unknown[]> {
  const failed: unknown[] = [];
  let limit = BATCH_SIZE;
  for (let batch = 0; batch < (limit === 1 ? BATCH_SIZE : MAX_BATCHES); batch += 1) {
    try {
      if ((await retire(db, { since, limit, skip: failed.length })) < limit) break;
    } catch (error) {
      if (limit === 1) failed.push(error);
      limit = 1;
    }
  }
  return failed;
}

/** Deletes what the law retained of deleted accounts as soon as its retention ends. */
export async function eraseExpired(deps: Pick<Deps, "db" | "now" | "log">): Promise<void> {
  await forEachDue(deps, {
    sweep: "erase-expired",
    take: lockExpired,
    keyOf: ({ referenceNumber }) => referenceNumber,
    work: dropPurchases,
  });
  await dropExpiredGrants(deps.db, deps.now());
}
