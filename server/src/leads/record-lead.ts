import { randomUUID } from "node:crypto";
import { brand } from "@app/contract/brand";
import { landings, type Variant } from "@app/contract/landings";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { dueTime } from "./lead.ts";
import { upsertLead } from "./store.ts";

export type LeadInput = {
  accountId: string | null;
  fullName: string;
  phone: string;
  email: string | null;
  variant: Variant;
  /** False: its client IP sent too many; the lead is kept and the team reads of it in the digest. */
  notifies: boolean;
};

/**
 * Somebody asked for a call: the promise starts to run, and the worker notifies the team. In the caller's transaction.
 * A phone has one open lead: asking again keeps the better offer and the earlier promise, and notifies nobody.
 */
export async function recordLead(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { notifies, ...asking }: LeadInput,
): Promise<{ promisedBy: Date }> {
  const { promise, monthlyCents } = landings[asking.variant];
  const createdAt = now();
  const dueAt = dueTime(brand.serviceHours, promise, createdAt);
  const lead = { id: randomUUID(), ...asking, offerCents: monthlyCents, promise, createdAt, dueAt };
  const kept = await upsertLead(tx, lead, notifies ? "due" : "held");
  // A promise that ran out already is no time to tell anybody.
  return { promisedBy: kept.dueAt > createdAt ? kept.dueAt : dueAt };
}
