import { localTimeOf } from "@app/engine/promises/local-time";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import { scoreFacts } from "./attention-row.ts";
import { listRefreshes, lockRescores, saveScores } from "./attention-store.ts";
import { lockSweep, takeChanges } from "./change-store.ts";
import { type Changed, moveHeads } from "./head-store.ts";
import { refreshMembers } from "./refresh-members.ts";

const MEMBERS = 100;
const MARKS = 300;
const SCORES = 1_000;

type SweepDeps = Pick<PlatformDeps, "db" | "keyRing" | "now">;

/**
 * Reads members anew of whom something changed or whose day is over, then computes the scores that time has moved, from
 * their rows alone. One worker at a time; each batch is a transaction.
 */
export async function sweepAttention(deps: SweepDeps): Promise<void> {
  // What a batch leaves is due later than this, so that no run looks at a row twice.
  const due = deps.now();
  while (await inTransaction(deps.db, (tx) => refreshBatch(deps, tx, due)));
  while (await inTransaction(deps.db, (tx) => rescoreBatch(deps, tx, due)));
}

/** True: there may be more. */
async function refreshBatch(deps: SweepDeps, tx: Db, due: Date): Promise<boolean> {
  if (!(await lockSweep(tx))) return false;
  const changes = await takeChanges(tx, due, MARKS);
  const refreshes = changes.isMore ? [] : await listRefreshes(tx, due, MEMBERS);
  const accountIds = [...new Set([...changes.accountIds, ...refreshes])].toSorted();
  if (accountIds.length > 0) await refreshMembers(deps, tx, accountIds);
  return changes.isMore || refreshes.length === MEMBERS;
}

async function rescoreBatch(deps: SweepDeps, tx: Db, due: Date): Promise<boolean> {
  const rows = await lockRescores(tx, due, SCORES);
  const now = deps.now();
  const scored = rows.map((row) => ({ ...row, ...scoreFacts(row.facts, now) }));
  await saveScores(tx, scored);
  const moved = scored.filter(({ score, kind }, place) => score !== rows[place]?.score || kind !== rows[place]?.kind);
  const changed: Changed = new Map(moved.map(({ staffId }) => [staffId, 0]));
  await moveHeads(tx, changed, localTimeOf(promiseHours.timeZone, now.getTime()).day);
  return rows.length === SCORES;
}
