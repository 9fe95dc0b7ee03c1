import { randomUUID } from "node:crypto";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { insertMessage } from "./outbox-store.ts";
import { type Outgoing, templates } from "./templates/catalogue.ts";
import type { Priority, Template } from "./templates/parts/template.ts";

/** Wakes the worker: the handler sends every message that is due, not only this one. */
export const SEND_MESSAGES = "send-messages";

const priorities: Record<Priority, number> = { awaited: 0, normal: 1, team: 2 };

/** Inserts a message into the outbox, in the caller's transaction. With an idempotency key it is queued only once. */
export async function queueMessage(
  { jobs, now }: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { template, channel, recipient, accountId, params, dedupeKey }: Outgoing,
): Promise<void> {
  const at = now();
  const { priority = "normal", redactAfterSend = false, notice } = templates[template] as Template;
  const isNew = await insertMessage(tx, {
    id: randomUUID(),
    channel,
    template,
    recipient,
    accountId: accountId ?? null,
    // Only the template's own variables are stored, so that no secret is stored by accident.
    params: templates[template].params.parse(params),
    dedupeKey: dedupeKey ?? null,
    redactAfterSend: redactAfterSend,
    priority: priorities[priority],
    noticeSubject: accountId === undefined ? null : (notice ?? null),
    dueAt: at,
    createdAt: at,
  });
  if (isNew) await jobs.enqueue(tx, SEND_MESSAGES, { channel });
}
