import { randomUUID } from "node:crypto";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { insertMessage } from "./store.ts";
import { type Outgoing, templates } from "./templates/catalogue.ts";
import type { Priority, Template } from "./templates/template.ts";

/** "There is something to send": the handler takes everything due, not just what rang. */
export const SEND_MESSAGES = "send-messages";

const priorities: Record<Priority, number> = { awaited: 0, normal: 1, team: 2 };

/** Keeps what is to be said, in the caller's transaction. With a key it is said once, however often it is queued. */
export async function queueMessage(
  { jobs, now }: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { template, channel, recipient, accountId, params, dedupeKey }: Outgoing,
): Promise<void> {
  const at = now();
  const { priority = "normal", redactAfterSend = false } = templates[template] as Template;
  const kept = await insertMessage(tx, {
    id: randomUUID(),
    channel,
    template,
    recipient,
    accountId: accountId ?? null,
    // Only what the template asks for is kept, so that nothing secret can ride along.
    params: templates[template].params.parse(params),
    dedupeKey: dedupeKey ?? null,
    redactAfterSend: redactAfterSend,
    priority: priorities[priority],
    dueAt: at,
    createdAt: at,
  });
  if (kept) await jobs.enqueue(tx, SEND_MESSAGES, { channel });
}
