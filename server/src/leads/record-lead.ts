import { randomUUID } from "node:crypto";
import { landings, type Variant } from "@app/contract/landings";
import { callKinds } from "@app/engine/promises/call-kinds";
import type { Db } from "../platform/database/db.ts";
import { dueTime } from "../promises/due-time.ts";
import type { Deps } from "./deps.ts";
import { findRunningCall, promiseCall } from "./promise-call.ts";
import { upsertLead } from "./store.ts";

export type LeadInput = {
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
