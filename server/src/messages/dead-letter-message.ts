import type { Deps } from "./deps.ts";
import { type Message, settleMessage } from "./outbox-store.ts";

/** The vendor refused it, or back-off ran out: it stays in the outbox as a dead letter, counted for the alert, and is not tried again. */
export async function deadLetterMessage(
  { db, log, now }: Pick<Deps, "db" | "log" | "now">,
  { id, channel, template }: Message,
  reason: string,
): Promise<void> {
  await settleMessage(db, { id, status: "dead-lettered", at: now(), reason });
  log.warn({ message: id, channel, template }, "message dead-lettered");
}
