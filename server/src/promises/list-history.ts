import type { PromisePause } from "@app/engine/promises/pauses";
import type { PromiseStatus } from "@app/engine/promises/promise";
import type { Deps } from "./deps.ts";
import { listHistory, type PastPromise, type SettledTotals, sumSettled } from "./history-store.ts";
import { listPauses } from "./pauses/pause-store.ts";
import { isKnownKind, statusOf } from "./promise.ts";

const SETTLED_SHOWN = 100;

export type ShownPromise = Omit<PastPromise, "accountId"> &
  Pick<PromiseStatus, "state" | "dueAt" | "pausedNow" | "pausedSeconds" | "creditDays"> & {
    /** Why its clock stands still now. */
    pause: Pick<PromisePause, "reason" | "actor"> | null;
  };

/**
 * What a member is owed and the newest of what they were given, as it is at this second; with the totals of all. In three
 * queries, however long the history.
 */
export async function listPromiseHistory(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
): Promise<{ promises: ShownPromise[]; totals: SettledTotals }> {
  const [rows, totals] = [await listHistory(db, accountId, SETTLED_SHOWN), await sumSettled(db, accountId)];
  // One that a newer release wrote has no rule here.
  const known = rows.filter(({ kind }) => isKnownKind(kind));
  const pauses = await listPauses(db, known);
  const at = now();
  return { promises: known.map((promise) => show(promise, pauses.get(promise.id) ?? [], at)), totals };
}

function show(promise: PastPromise, pauses: readonly PromisePause[], at: Date): ShownPromise {
  const { id, kind, subject, startsAt, hours, fulfilledAt, voidedAt, keptBy } = promise;
  const { state, dueAt, pausedNow, pausedSeconds, creditDays } = statusOf(promise, pauses, at);
  const open = pausedNow ? pauses.findLast(({ to }) => to === null) : undefined;
  const pause = open ? { reason: open.reason, actor: open.actor } : null;
  const recorded = { id, kind, subject, startsAt, hours, fulfilledAt, voidedAt, keptBy };
  return { ...recorded, state, dueAt, pausedNow, pausedSeconds, creditDays, pause };
}
