import type { PromisePause } from "@app/engine/promises/pauses";
import type { PromiseStatus } from "@app/engine/promises/promise";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { listPauses } from "./pauses/pause-store.ts";
import {
  isKnownKind,
  type MemberPromise,
  type PromiseKey,
  type PromiseOwner,
  type StoredPromise,
  statusOf,
} from "./promise.ts";
import {
  findOwnPromise,
  findPromise,
  findPromiseByReference,
  listCredited,
  listHistory,
  listStoredPromises,
  listUnfulfilled,
  listUnfulfilledOf,
  lockOpenPromises,
  type PastPromise,
  type SettledTotals,
  sumSettled,
} from "./store.ts";

/** Of the promises of a kind that are still owed, late or not, the earliest due time. */
export function dueOf(promises: readonly ListedPromise[], kind: ListedPromise["kind"]): Date | null {
  const owed = promises.filter(
    (promise) => promise.kind === kind && promise.state !== "void" && promise.fulfilledAt === null,
  );
  const [first] = owed.map(({ dueAt }) => dueAt).toSorted((a, b) => a.getTime() - b.getTime());
  return first ?? null;
}

/** One of the member's own promises, by its id. */
export async function findMemberPromise(
  db: Db,
  { accountId, id }: { accountId: string; id: string },
): Promise<(PromiseKey & Pick<StoredPromise, "startsAt">) | undefined> {
  const promise = await findOwnPromise(db, accountId, id);
  return promise && { accountId, kind: promise.kind, subject: promise.subject, startsAt: promise.startsAt };
}

/** Which member's promise it is, for somebody who must talk to them. */
export const findPromiseOwner = async (
  { db }: Pick<Deps, "db">,
  referenceNumber: string,
): Promise<string | undefined> => (await findPromiseByReference(db, referenceNumber))?.accountId ?? undefined;

/** Whether it was kept, late or not. */
export const isFulfilled = async (db: Db, key: PromiseKey): Promise<boolean> =>
  Boolean((await findPromise(db, key))?.fulfilledAt);

/** The broken promises of one kind that a member gets days for, the first due first. */
export const listCreditedPromises = (
  tx: Db,
  accountId: string,
  kind: string,
): Promise<Pick<StoredPromise, "id" | "dueAt" | "creditDays">[]> => listCredited(tx, accountId, kind);

const MAX_LISTED = 1_000;

/** What is owed in a kind, of all members, the first due first. */
export const listOwed = async (db: Db, kind: PromiseKind): Promise<{ accountId: string; dueAt: Date }[]> =>
  (await listUnfulfilled(db, [kind], MAX_LISTED)).map(({ accountId, dueAt }) => ({ accountId, dueAt }));

export type OwedPromise = Pick<MemberPromise, "accountId" | "kind" | "subject" | "startsAt" | "dueAt"> & {
  isPaused: boolean;
};

/** What these accounts were promised and did not get yet, late or not, as it is at this second; the first due first. */
export async function listOwedPromises(
  { now }: Pick<Deps, "now">,
  db: Db,
  { accountIds, kinds }: { accountIds: readonly string[]; kinds: readonly PromiseKind[] },
): Promise<OwedPromise[]> {
  const promises = await listUnfulfilledOf(db, accountIds, kinds);
  const pauses = await listPauses(db, promises);
  const at = now();
  return promises.map((promise) => {
    const { accountId, kind, subject, startsAt } = promise;
    const { dueAt, pausedNow } = statusOf(promise, pauses.get(promise.id) ?? [], at);
    return { accountId, kind, subject, startsAt, dueAt, isPaused: pausedNow };
  });
}

const PAGE_SIZE = 200;

export type ListedPromise = Pick<
  StoredPromise,
  "id" | "referenceNumber" | "kind" | "subject" | "startsAt" | "fulfilledAt"
> &
  Pick<PromiseStatus, "state" | "dueAt" | "pausedNow" | "fulfilledLate" | "creditDays">;

/** A member's promises as they are at this second, newest first: all, or those of some kinds. */
export async function listPromises(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
  kinds?: readonly PromiseKind[],
): Promise<ListedPromise[]> {
  const promises = await listStoredPromises(db, accountId, { limit: PAGE_SIZE, kinds });
  const pauses = await listPauses(db, promises);
  const at = now();
  return promises.map((promise) => {
    const { id, referenceNumber, kind, subject, startsAt, fulfilledAt } = promise;
    const { state, dueAt, pausedNow, fulfilledLate, creditDays } = statusOf(promise, pauses.get(id) ?? [], at);
    return {
      id,
      referenceNumber,
      kind,
      subject,
      startsAt,
      fulfilledAt,
      state,
      dueAt,
      pausedNow,
      fulfilledLate,
      creditDays,
    };
  });
}

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

/** What an owner was promised in these kinds and may still get in time; until the transaction ends nothing changes it. */
export async function lockRunningPromises(
  { now }: Pick<Deps, "now">,
  tx: Db,
  open: PromiseOwner & { kinds: readonly PromiseKind[] },
): Promise<Pick<StoredPromise, "kind" | "subject" | "dueAt">[]> {
  const promises = await lockOpenPromises(tx, open);
  return promises.filter(({ state, dueAt }) => state === "running" && dueAt >= now());
}
