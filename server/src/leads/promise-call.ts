import { CALL_KINDS } from "@app/engine/promises/call-kinds";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import { lockRunningPromises } from "../promises/lock-running-promises.ts";
import { makePromise } from "../promises/make-promise.ts";
import { voidPromises } from "../promises/void-promises.ts";
import type { Deps } from "./deps.ts";

type CallRequest = {
  leadId: string;
  /** Of this request: a lead that waited in vain may be promised a call again. */
  requestId: string;
  kind: PromiseKind;
  startsAt: Date;
  dueAt: Date;
};

/** A lead has one running promise, the earliest that any of its requests was given. Returns until when it is. */
export async function promiseCall(
  deps: Pick<Deps, "now">,
  tx: Db,
  { leadId, requestId, kind, startsAt, dueAt }: CallRequest,
): Promise<Date> {
  const isFirst = leadId === requestId;
  const running = isFirst ? [] : await lockRunningPromises(deps, tx, { leadId, kinds: CALL_KINDS });
  const earlier = running.find((promise) => promise.dueAt <= dueAt);
  if (earlier) return earlier.dueAt;
  await makePromise(deps, tx, { leadId, kind, subject: requestId, startsAt });
  if (running.length > 0)
    await voidPromises(deps, tx, { leadId, kinds: CALL_KINDS, subjects: running.map(({ subject }) => subject) });
  return dueAt;
}

/** Until when a lead is promised a call by an earlier request; null where it is not. */
export async function findRunningCall(
  deps: Pick<Deps, "now">,
  tx: Db,
  { leadId }: Pick<CallRequest, "leadId">,
): Promise<Date | null> {
  const running = await lockRunningPromises(deps, tx, { leadId, kinds: CALL_KINDS });
  return running.map(({ dueAt }) => dueAt).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
