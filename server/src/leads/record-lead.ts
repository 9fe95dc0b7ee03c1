import { randomUUID } from "node:crypto";
import { brand } from "@app/contract/brand";
import { landings, type Variant } from "@app/contract/landings";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { dueTime } from "./lead.ts";
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
 * Records a request for a call: its deadline starts, and the worker notifies the team. In the caller's transaction. A
 * phone has one open lead: a repeated request keeps the better offer and the earlier promise, without a notification.
 */
export async function recordLead(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { notifies, ...request }: LeadInput,
): Promise<{ promisedBy: Date }> {
  const { promise, monthlyCents } = landings[request.variant];
  const createdAt = now();
  const dueAt = dueTime(brand.serviceHours, promise, createdAt);
  const lead = { id: randomUUID(), ...request, offerCents: monthlyCents, promise, createdAt, dueAt };
  const stored = await upsertLead(tx, lead, notifies ? "due" : "held");
  // An expired promise is not shown to the visitor.
  return { promisedBy: stored.dueAt > createdAt ? stored.dueAt : dueAt };
}
