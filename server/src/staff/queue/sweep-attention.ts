import { localTimeOf } from "@app/engine/promises/local-time";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { forEachDueGroup } from "../../platform/jobs/due-rows.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import { type AttentionRow, scoreFacts } from "./attention-row.ts";
import { listRefreshes, lockRescores, saveScores } from "./attention-store.ts";
import { type Changed, dropChanges, listChanged, lockSweep, moveHeads } from "./claim-store.ts";
import { refreshMembers } from "./refresh-members.ts";

const MEMBERS = 100;
const SCORES = 1_000;

type SweepDeps = Pick<PlatformDeps, "db" | "keyRing" | "now" | "log">;

/**
 * Reads members anew of whom something changed or whose day is over, then computes the scores that time has moved, from
 * their rows alone. One worker at a time.
 */
export async function sweepAttention(deps: SweepDeps): Promise<void> {
  await forEachDueGroup(deps, {
    sweep: "sweep-attention",
    size: MEMBERS,
    async take(tx, rows) {
      if (!(await lockSweep(tx))) return [];
      const changed = await listChanged(tx, rows);
      const members = changed.length > 0 ? changed : await listRefreshes(tx, rows);
      return [...new Set(members)].toSorted();
    },
    keyOf: (accountId) => accountId,
    async work(tx, accountIds) {
      await dropChanges(tx, accountIds, deps.now());
      await refreshMembers(deps, tx, accountIds);
    },
  });
  await forEachDueGroup(deps, {
    sweep: "rescore-attention",
    size: SCORES,
    take: (tx, rows) => lockRescores(tx, deps.keyRing.encryption("health-data"), rows),
    keyOf: ({ accountId, role }) => `${accountId} ${role}`,
    work: (tx, rows) => rescore(deps, tx, rows),
  });
}

async function rescore(deps: SweepDeps, tx: Db, rows: readonly AttentionRow[]): Promise<void> {
  const now = deps.now();
  const scored = rows.map((row) => ({ ...row, ...scoreFacts(row.facts, now) }));
  await saveScores(tx, scored);
  const moved = scored.filter(({ score, kind }, place) => score !== rows[place]?.score || kind !== rows[place]?.kind);
  const changed: Changed = new Map(moved.map(({ staffId }) => [staffId, 0]));
  await moveHeads(tx, changed, localTimeOf(promiseHours.timeZone, now.getTime()).day);
}
