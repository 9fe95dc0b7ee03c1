import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import { HOUR_MS } from "../platform/time.ts";
import { applyStatus } from "./apply-status.ts";
import type { Deps } from "./deps.ts";
import { listPauses } from "./pauses/pause-store.ts";
import { statusOf } from "./promise.ts";
import { lockOpenPromises, updatePromise } from "./store.ts";

type Tightened = { accountId: string; kind: PromiseKind; startsAt: Date; hours: number };

/**
 * A member's running promise of a kind stands for another of it, whose time it takes where that is earlier: one look of one
 * person keeps both. Undefined where none runs in time. Its first moment stays.
 */
export async function tightenPromise(
  deps: Pick<Deps, "now">,
  tx: Db,
  { accountId, kind, startsAt, hours }: Tightened,
): Promise<{ referenceNumber: string; dueAt: Date; isEarlier: boolean } | undefined> {
  const now = deps.now();
  const open = await lockOpenPromises(tx, { accountId, kinds: [kind] });
  const running = open
    .filter(({ state, dueAt }) => state === "running" && dueAt >= now)
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0];
  if (!running) return undefined;
  const { referenceNumber, dueAt } = running;
  const { dueAt: by } = statusOf({ kind, startsAt, hours, fulfilledAt: null, voidedAt: null }, [], startsAt);
  if (dueAt <= by) return { referenceNumber, dueAt, isEarlier: false };
  // In whole hours, and none later than the new one.
  const closer = Math.max(1, Math.floor((by.getTime() - running.startsAt.getTime()) / HOUR_MS));
  await updatePromise(tx, running, { hours: closer });
  const pauses = (await listPauses(tx, [running])).get(running.id) ?? [];
  const tightened = await applyStatus(deps, tx, { ...running, hours: closer }, { pauses, by: "system" });
  return { referenceNumber, dueAt: tightened.dueAt, isEarlier: true };
}
