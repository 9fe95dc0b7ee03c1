import { mayMessage, refusesMessages } from "../consents/queries.ts";
import type { Db } from "../platform/database/db.ts";
import { backoffMs } from "../platform/resilience/backoff.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "../platform/time.ts";
import { CHANNELS, type Channel, type Sending } from "./channels.ts";
import type { Deps } from "./deps.ts";
import { claimNotice, holdUntilDay } from "./notices/claim-notice.ts";
import {
  leaseDueMessages,
  leaseLongestWaiting,
  type Message,
  postponeMessage,
  resumeChannel,
  settleMessage,
} from "./outbox-store.ts";
import {
  isByDay,
  isOnRequest,
  isOutdated,
  isTransactional,
  renderEmail,
  renderWhatsAppMessage,
} from "./render-message.ts";

/** The vendor refused it, or back-off ran out: it stays in the outbox as a dead letter, counted for the alert, and is not tried again. */
async function deadLetterMessage(
  { db, log, now }: Pick<Deps, "db" | "log" | "now">,
  { id, channel, template }: Message,
  reason: string,
): Promise<void> {
  await settleMessage(db, { id, status: "dead-lettered", at: now(), reason });
  log.warn({ message: id, channel, template }, "message dead-lettered");
}

const BATCH_SIZE = 50;
/** Recipients served concurrently; messages to one recipient go in order, by priority. */
const CONCURRENCY = 5;
const LEASE_MS = 5 * MINUTE_MS;
/** No adapter takes longer. A message is not started with less than this left of its lease. */
const SLOWEST_SEND_MS = MINUTE_MS;
const BACKOFF = { firstMs: MINUTE_MS, maxMs: 6 * HOUR_MS };
const GIVE_UP_AFTER_MS = 3 * DAY_MS;
const RESUME_BATCH_SIZE = 1_000;

type SendDeps = Pick<Deps, "db" | "log" | "now" | "mailer" | "whatsapp" | "links" | "findTimeZone" | "findNickname">;
type Batch = { leaseUntil: Date; sent: number; channelDown: string | null };

/**
 * Sends everything due, by priority. Each message is settled right after it is sent. A crash between the two sends it
 * again after the lease: an e-mail then has the same Message-ID, a WhatsApp message the same id of ours.
 */
export async function sendMessages(deps: SendDeps): Promise<void> {
  await Promise.all(
    CHANNELS.map(async (channel) => {
      while (await sendBatch(deps, channel));
    }),
  );
}

/** True when more messages may be due. */
async function sendBatch(deps: SendDeps, channel: Channel): Promise<boolean> {
  const { db, now } = deps;
  const at = now();
  const leaseUntil = addMs(at, LEASE_MS);
  const batch: Batch = { leaseUntil, sent: 0, channelDown: null };

  // Half-open probe: the message that has waited longest for the channel tries it; on success the others resume first.
  const probe = await leaseLongestWaiting(db, { channel, now: at, leaseUntil });
  if (probe) {
    await sendOne(deps, batch, probe);
    if (batch.sent > 0) await resumeChannel(db, { channel, limit: RESUME_BATCH_SIZE });
    if (batch.channelDown === null) return true;
  }

  const claimed = await leaseDueMessages(db, { channel, now: at, leaseUntil, limit: BATCH_SIZE });
  const recipients = Map.groupBy(claimed, ({ recipient }) => recipient).values();
  const sendInOrder = async () => {
    for (const messages of recipients) for (const message of messages) await sendOne(deps, batch, message);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendInOrder));
  return batch.channelDown === null && claimed.length > 0;
}

async function sendOne(deps: SendDeps, batch: Batch, message: Message): Promise<void> {
  const { db, now } = deps;
  const { id, attempts, createdAt } = message;
  const at = now();
  if (at.getTime() > batch.leaseUntil.getTime() - SLOWEST_SEND_MS) return;
  if (isOutdated(message, at))
    return settleMessage(db, { id, status: "cancelled", at, reason: "too late to be useful" });
  if (!(await isStillWanted(db, message)))
    return settleMessage(db, { id, status: "cancelled", at, reason: "no consent" });
  if (attempts > 1 && at.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS)
    return deadLetterMessage(deps, message, `gave up: ${message.lastError ?? "no answer"}`);

  if (batch.channelDown === null && !(await isItsHour(deps, message))) return;

  // Once the channel is down the rest of the batch is postponed without being tried.
  const sending: Sending =
    batch.channelDown === null ? await deliver(deps, message) : { outcome: "channel-down", reason: batch.channelDown };
  if (sending.outcome === "sent") {
    batch.sent += 1;
    return settleMessage(db, { id, status: "sent", at: now(), reference: sending.reference });
  }
  const { outcome, reason } = sending;
  if (outcome === "refused") return deadLetterMessage(deps, message, reason);
  const channelDown = outcome === "channel-down";
  if (channelDown) batch.channelDown = reason;
  const dueAt = addMs(now(), backoffMs(attempts, BACKOFF));
  return postponeMessage(db, { id, dueAt, reason, channelDown });
}

/** Consent is checked again at the moment of sending; transactional messages need none. */
async function isStillWanted(db: Db, message: Message): Promise<boolean> {
  const { accountId, channel } = message;
  if (isTransactional(message) || accountId === null) return true;
  return isOnRequest(message) ? !(await refusesMessages(db, accountId, channel)) : mayMessage(db, accountId, channel);
}

/** Quiet hours and the daily limit of notices; false when it was held or cancelled. */
async function isItsHour(deps: SendDeps, message: Message): Promise<boolean> {
  const { id, accountId, noticeSubject } = message;
  if (noticeSubject !== null && accountId !== null) return claimNotice(deps, { id, accountId });
  return !(isByDay(message) && (await holdUntilDay(deps, message)));
}

async function deliver(deps: SendDeps, message: Message): Promise<Sending> {
  const { mailer, whatsapp, links } = deps;
  try {
    if (message.channel === "email") {
      const mail = renderEmail(message, links, await findGreetedName(deps, message));
      return withoutQuotes(await mailer.send(mail), mail.text);
    }
    const whatsAppMessage = renderWhatsAppMessage(message, links);
    return withoutQuotes(await whatsapp.send(whatsAppMessage), whatsAppMessage.variables.join(" "));
  } catch (error) {
    // A row that cannot be rendered, or a bug: dead-lettered for the operator, so that it delays no other message.
    return { outcome: "refused", reason: `not sendable: ${error instanceof Error ? error.name : "unknown"}` };
  }
}

/** Read at the moment of sending, so that no message stores an answer. No message fails for a name. */
const findGreetedName = ({ db, findNickname }: SendDeps, { accountId }: Message): Promise<string | null> | null =>
  accountId === null ? null : findNickname(db, accountId).catch(() => null);

/** A vendor's error may quote the message: a link or a code must not be stored that way. */
function withoutQuotes(sending: Sending, content: string): Sending {
  if (sending.outcome === "sent") return sending;
  const reason = sending.reason
    .replace(/\S*:\/\/\S*/g, "[link]")
    .replace(/\w{6,}/g, (word) => (content.includes(word) ? "[quoted]" : word));
  return { ...sending, reason: reason.slice(0, 300) };
}
