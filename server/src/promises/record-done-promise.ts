import { randomUUID } from "node:crypto";
import { promiseRules } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import { referenceNumberOf } from "../platform/reference-number.ts";
import type { Deps } from "./deps.ts";
import { type PromiseEvent, type PromiseKey, statusOf } from "./promise.ts";
import { insertEvents, insertPromise } from "./store.ts";

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
