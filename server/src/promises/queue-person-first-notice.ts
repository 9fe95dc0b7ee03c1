import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";

export type NoticeUrgency = "normal" | "high";

const HIGH_WITHIN_HOURS = 24;

export const noticeUrgencyOf = (hours: number): NoticeUrgency => (hours <= HIGH_WITHIN_HOURS ? "high" : "normal");

type Notice = {
  /** The promise's reference number. */
  reference: string;
  dueAt: Date;
  urgency: NoticeUrgency;
  /** Whom it is about: the message is erased with the account. */
  accountId?: string | undefined;
  /** Its time became shorter: the team is notified once for each time. */
  isEarlier?: boolean;
};

/** Notifies the team, once, that a member waits for a person: reference, urgency and until when, no answers. */
export async function queuePersonFirstNotice(
  deps: Pick<Deps, "jobs" | "now" | "team">,
  tx: Db,
  { reference, dueAt, urgency, accountId, isEarlier = false }: Notice,
): Promise<void> {
  await queueMessage(deps, tx, {
    template: "person-first",
    channel: "email",
    recipient: deps.team.email,
    accountId,
    params: { referenceNumber: reference, urgency, dueAt: dueAt.toISOString() },
    dedupeKey: `person-first ${reference}${isEarlier ? ` ${dueAt.toISOString()}` : ""}`,
  });
}
