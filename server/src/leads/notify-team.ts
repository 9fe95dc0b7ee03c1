import { queueMessage } from "../messages/queue-message.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { addMs, HOUR_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import {
  countNotifications,
  countWaiting,
  holdLeads,
  insertNotification,
  type Lead,
  lockNotifications,
  releaseHeld,
  takeOverdue,
  takeUnnotified,
} from "./store.ts";

/** Each goes by e-mail and by WhatsApp: 40 messages in any 60 minutes, and two more of the digest. */
const MAX_PER_HOUR = 20;
const BATCH_SIZE = 500;

type NotifyDeps = Pick<Deps, "db" | "jobs" | "team" | "now">;

/**
 * Notifies the team of new and overdue leads, one by one within the hour's limit. Beyond it one digest an hour reports
 * how many wait: false leads must not flood the team, nor cost a WhatsApp message each.
 */
export async function notifyTeam(deps: NotifyDeps): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    await lockNotifications(tx);
    const recent = await countNotifications(tx, addMs(at, -HOUR_MS));
    const overdue = await takeOverdue(tx, at, BATCH_SIZE);
    const overdueIds = new Set(overdue.map(({ id }) => id));
    const fresh = (await takeUnnotified(tx, BATCH_SIZE)).filter(({ id }) => !overdueIds.has(id));
    const due = [
      ...overdue.map((lead) => ({ template: "lead-overdue" as const, lead })),
      ...fresh.map((lead) => ({ template: "new-lead" as const, lead })),
    ];
    const allowance = Math.max(0, MAX_PER_HOUR - recent.leads);
    for (const { template, lead } of due.slice(0, allowance)) await notifyOf(deps, tx, template, lead);
    const held = due.slice(allowance).map(({ lead }) => lead.id);
    await holdLeads(tx, held);
    if (recent.digests === 0 && (await releaseHeld(tx))) await sendDigest(deps, tx);
  });
}

async function notifyOf(deps: NotifyDeps, tx: Db, template: "new-lead" | "lead-overdue", lead: Lead): Promise<void> {
  const params = {
    leadId: lead.id,
    fullName: lead.fullName,
    phone: lead.phone,
    variant: lead.variant,
    promise: lead.promise,
    dueAt: lead.dueAt.toISOString(),
  };
  const about = lead.accountId ? { accountId: lead.accountId } : {};
  await insertNotification(tx, "lead", deps.now());
  for (const [channel, recipient] of channelsOf(deps)) {
    const dedupeKey = `${template} ${channel} ${lead.id}`;
    await queueMessage(deps, tx, { template, channel, recipient, params, dedupeKey, ...about });
  }
}

async function sendDigest(deps: NotifyDeps, tx: Db): Promise<void> {
  const params = await countWaiting(tx, deps.now());
  if (params.waiting === 0) return;
  await insertNotification(tx, "digest", deps.now());
  for (const [channel, recipient] of channelsOf(deps))
    await queueMessage(deps, tx, { template: "leads-digest", channel, recipient, params });
}

const channelsOf = ({ team }: Pick<Deps, "team">) =>
  [
    ["whatsapp", team.whatsapp],
    ["email", team.email],
  ] as const;
