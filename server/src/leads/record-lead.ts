import { randomUUID } from "node:crypto";
import { landings, type Variant } from "@app/contract/landings";
import { CALL_KINDS, callKinds } from "@app/engine/promises/call-kinds";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Db } from "../platform/database/db.ts";
import { ipKey } from "../platform/http/ip-key.ts";
import { makePromise } from "../promises/make-promise.ts";
import { dueTime } from "../promises/promise.ts";
import { lockRunningPromises } from "../promises/queries.ts";
import { voidPromises } from "../promises/void-promises.ts";
import type { Deps } from "./deps.ts";
import { upsertLead } from "./store.ts";

type CallRequest = {
  leadId: string;
  /** Of this request: a lead that waited in vain may be promised a call again. */
  requestId: string;
  kind: PromiseKind;
  startsAt: Date;
  dueAt: Date;
};

/** A lead has one running promise, the earliest that any of its requests was given. Returns until when it is. */
async function promiseCall(
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
async function findRunningCall(
  deps: Pick<Deps, "now">,
  tx: Db,
  { leadId }: Pick<CallRequest, "leadId">,
): Promise<Date | null> {
  const running = await lockRunningPromises(deps, tx, { leadId, kinds: CALL_KINDS });
  return running.map(({ dueAt }) => dueAt).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

type LeadInput = {
  accountId: string | null;
  fullName: string;
  phone: string;
  email: string | null;
  variant: Variant;
  /** False when its client IP sent too many: the lead is stored and reported in the digest only. */
  notifies: boolean;
};

/**
 * Records a request for a call and its promise: the deadline starts, and the worker notifies the team. In the caller's transaction. A
 * held lead is promised nothing. A phone has one open lead: a repeated request keeps the better offer and the earlier promise, without a notification.
 */
export async function recordLead(
  deps: Pick<Deps, "now">,
  tx: Db,
  { notifies, ...request }: LeadInput,
): Promise<{ promisedBy: Date | null }> {
  const { promise, monthlyCents } = landings[request.variant];
  const kind = callKinds[promise];
  const createdAt = deps.now();
  const dueAt = dueTime(kind, createdAt);
  const lead = { id: randomUUID(), ...request, offerCents: monthlyCents, promise, createdAt, dueAt };
  const leadId = await upsertLead(tx, lead, notifies ? "due" : "held");
  // Anybody can make up phones: an address beyond its limit is promised nothing, and the team calls when it can.
  if (!notifies) return { promisedBy: await findRunningCall(deps, tx, { leadId }) };
  // An expired promise is not shown to the visitor: they get the one of this request.
  return { promisedBy: await promiseCall(deps, tx, { leadId, requestId: lead.id, kind, startsAt: createdAt, dueAt }) };
}

/** Counts a lead against its client IP; false when that IP has used up its notifications of this hour. */
export const countLead = ({ limits }: Pick<Deps, "limits">, ip: string): Promise<boolean> =>
  limits.leadPerIp.consume(ipKey(ip));
