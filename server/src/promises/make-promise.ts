import { randomUUID } from "node:crypto";
import { promiseRules } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import { referenceNumberOf } from "../platform/reference-number.ts";
import type { Deps } from "./deps.ts";
import { nextCheckOf, type PromiseEvent, type PromiseKey, type StoredPromise, statusOf } from "./promise.ts";
import { findPromise, insertEvents, insertMadePromise, insertPromise } from "./store.ts";

type NewPromise = PromiseKey & {
  startsAt?: Date | undefined;
  /** Only of a kind whose length each promise states. */
  hours?: number | undefined;
};

/**
 * Records a promise in the transaction that makes it true. The same owner, kind and subject make it once: the first
 * one counts, whatever it became since.
 */
export async function makePromise(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { startsAt = now(), hours, ...key }: NewPromise,
): Promise<{ id: string; dueAt: Date; referenceNumber: string }> {
  const { kind, subject } = key;
  const recorded = { kind, startsAt, hours: hours ?? null, fulfilledAt: null, voidedAt: null };
  // Without pauses, so not even a time past it can move it: the sweep decides about a breach.
  const status = statusOf(recorded, [], startsAt);
  const id = randomUUID();
  const referenceNumber = referenceNumberOf(id);
  const promise: StoredPromise = {
    ...recorded,
    accountId: "accountId" in key ? key.accountId : null,
    leadId: "leadId" in key ? key.leadId : null,
    subject,
    id,
    referenceNumber,
    dueAt: status.dueAt,
    state: "running",
    breachedAt: null,
    creditDays: 0,
    ruleVersion: promiseRules.version,
    checkAt: nextCheckOf(recorded, [], status, startsAt),
  };
  const isNew = await insertMadePromise(tx, promise, { event: "made", at: now(), by: "system" });
  if (isNew) return { id, dueAt: status.dueAt, referenceNumber };
  const existing = await findPromise(tx, key);
  if (!existing) throw new Error("the promise that was in the way is gone");
  return { id: existing.id, dueAt: existing.dueAt, referenceNumber: existing.referenceNumber };
}

/** Records a promise that is done in the transaction in which we learn of it, in time or late: two statements. */
export async function recordDonePromise(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { startsAt, ...key }: PromiseKey & { startsAt: Date },
): Promise<void> {
  const at = now();
  const { kind, subject } = key;
  const recorded = { kind, startsAt, hours: null, fulfilledAt: at, voidedAt: null };
  const { state, dueAt, creditDays } = statusOf(recorded, [], at);
  const id = randomUUID();
  const accountId = "accountId" in key ? key.accountId : null;
  const isNew = await insertPromise(tx, {
    ...recorded,
    accountId,
    leadId: "leadId" in key ? key.leadId : null,
    subject,
    id,
    referenceNumber: referenceNumberOf(id),
    dueAt,
    state,
    breachedAt: state === "breached" ? at : null,
    creditDays,
    ruleVersion: promiseRules.version,
    checkAt: null,
  });
  if (!isNew) return;
  const done: PromiseEvent[] = state === "breached" ? ["breached", "fulfilled-late"] : ["kept"];
  const events = ["made" as const, ...done].map((event) => ({ event, at, by: "system" }));
  await insertEvents(tx, { accountId, id }, events);
}
