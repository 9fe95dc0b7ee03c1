import { randomUUID } from "node:crypto";
import { brand } from "@app/contract/brand";
import { landings, type Variant } from "@app/contract/landings";
import type { Deps } from "../deps.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/db.ts";
import { dueTime } from "./lead.ts";
import { insertLead, type Lead } from "./store.ts";

export type Asking = {
  accountId: string | null;
  fullName: string;
  phone: string;
  email: string | null;
  variant: Variant;
};

/** Somebody asked for a call: the promise starts to run and the team is told at once. In the caller's transaction. */
export async function recordLead(
  { jobs, team, now }: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  asking: Asking,
): Promise<Lead> {
  const { promise, monthlyCents } = landings[asking.variant];
  const createdAt = now();
  const dueAt = dueTime(brand.serviceHours, promise, createdAt);
  const lead = { id: randomUUID(), ...asking, offerCents: monthlyCents, promise, createdAt, dueAt };
  await insertLead(tx, lead);
  await tellTeam({ jobs, team, now }, tx, "new-lead", lead);
  return lead;
}

export async function tellTeam(
  { jobs, team, now }: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  template: "new-lead" | "lead-overdue",
  lead: Lead,
): Promise<void> {
  const params = {
    leadId: lead.id,
    fullName: lead.fullName,
    phone: lead.phone,
    variant: lead.variant,
    promise: lead.promise,
    dueAt: lead.dueAt.toISOString(),
  };
  const about = lead.accountId ? { accountId: lead.accountId } : {};
  for (const [channel, recipient] of [
    ["whatsapp", team.whatsapp],
    ["email", team.email],
  ] as const) {
    const dedupeKey = `${template} ${channel} ${lead.id}`;
    await queueMessage({ jobs, now }, tx, { template, channel, recipient, params, dedupeKey, ...about });
  }
}
