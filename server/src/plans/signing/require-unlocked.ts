import type { Half } from "@app/contract/plan-document";
import type { LockContext } from "@app/contract/staff/plans";
import { findLocks } from "@app/engine/plans/locks/find-locks";
import { Problem } from "../../platform/http/problem.ts";
import { currentHalves } from "../drafts/next-halves.ts";
import { type PlanWork, reasonedChanges } from "./plan-work.ts";

/** Refuses what a lock holds, for everybody: the server asks the engine anew, whatever the editor has shown. */
export function requireUnlocked(work: PlanWork, halves: readonly Half[], context: LockContext): void {
  const { current, next, changes, notes } = work;
  const isProvisional = current?.kind !== "definitive";
  const locks = findLocks({ current: currentHalves(current), isProvisional, next, changes, notes, context });
  const isLocked = (half: Half): boolean =>
    locks.some((lock) => lock.half === half) || reasonedChanges(work, half).some(({ reason }) => reason === null);
  if (halves.some(isLocked)) throw new Problem("plan-locked");
}
