import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { mayMessage, refusesMessages } from "../privacy/may-message.ts";
import { CHANNELS, type Channel, type Sending } from "./channels.ts";
import { isOnRequest, isOutdated, isTransactional, renderEmail, renderWhatsAppMessage } from "./render-message.ts";
import {
  claimLongestWaiting,
  leaseDueMessages,
  type Message,
  postponeMessage,
  resumeChannel,
  settleMessage,
} from "./store.ts";

const MINUTE = 60_000;
const BATCH = 50;
/** People written to at the same time; what goes to one person goes in order, most awaited first. */
const LANES = 5;
const LEASE_MS = 5 * MINUTE;
/** No adapter takes longer. A message is not begun with less than this left of its lease. */
const SLOWEST_SEND_MS = MINUTE;
const MAX_WAIT_MS = 6 * 60 * MINUTE;
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE;
const RESUME_BATCH_SIZE = 1_000;

type Parts = Pick<Deps, "db" | "log" | "now" | "mailer" | "whatsapp" | "links">;
type Batch = { leaseUntil: Date; sent: number; channelDown: string | null };

/**
 * Sends everything due, most awaited first, until nothing is. Each is settled right after it is sent. Dying between the two
 * sends it again after the lease: an email then carries the same Message-ID, a note the same id of ours.
 */
export async function sendMessages(deps: Parts): Promise<void> {
  await Promise.all(
    CHANNELS.map(async (channel) => {
      while (await sendBatch(deps, channel));
    }),
  );
}

/** True when there may be more to send at once. */
async function sendBatch(deps: Parts, channel: Channel): Promise<boolean> {
  const { db, now } = deps;
  const at = now();
  const leaseUntil = new Date(at.getTime() + LEASE_MS);
  const batch: Batch = { leaseUntil, sent: 0, channelDown: null };

  // Whoever has waited longest for the line tries it for all: if it is back, they go before anybody newer.
  const probe = await claimLongestWaiting(db, { channel, now: at, leaseUntil });
  if (probe) {
    await sendOne(deps, batch, probe);
    if (batch.sent > 0) await resumeChannel(db, { channel, limit: RESUME_BATCH_SIZE });
    if (batch.channelDown === null) return true;
  }

  const claimed = await leaseDueMessages(db, { channel, now: at, leaseUntil, limit: BATCH });
  const people = Map.groupBy(claimed, ({ recipient }) => recipient).values();
  const lane = async () => {
    for (const messages of people) for (const message of messages) await sendOne(deps, batch, message);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return batch.channelDown === null && claimed.length > 0;
}

async function sendOne(deps: Parts, batch: Batch, message: Message): Promise<void> {
  const { db, now } = deps;
  const { id, attempts, createdAt } = message;
  const at = now();
  if (at.getTime() > batch.leaseUntil.getTime() - SLOWEST_SEND_MS) return;
  if (isOutdated(message, at))
    return settleMessage(db, { id, status: "cancelled", at, reason: "too late to be useful" });
  if (!(await isStillWanted(db, message)))
    return settleMessage(db, { id, status: "cancelled", at, reason: "no consent" });
  if (attempts > 1 && at.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS)
    return deadLetter(deps, message, `gave up: ${message.lastError ?? "no answer"}`);

  // Once the line is down the others are not even tried: they wait with the one that found out.
  const sending: Sending =
    batch.channelDown === null ? await deliver(deps, message) : { outcome: "channel-down", reason: batch.channelDown };
  if (sending.outcome === "sent") {
    batch.sent += 1;
    return settleMessage(db, { id, status: "sent", at: now(), reference: sending.reference });
  }
  const { outcome, reason } = sending;
  if (outcome === "refused") return deadLetter(deps, message, reason);
  const channelDown = outcome === "channel-down";
  if (channelDown) batch.channelDown = reason;
  const dueAt = new Date(now().getTime() + waitAfter(attempts));
  return postponeMessage(db, { id, dueAt, reason, channelDown });
}

/** Consent is asked again at the moment of sending; what somebody must know needs none. */
async function isStillWanted(db: Db, message: Message): Promise<boolean> {
  const { accountId, channel } = message;
  if (isTransactional(message) || accountId === null) return true;
  return isOnRequest(message) ? !(await refusesMessages(db, accountId, channel)) : mayMessage(db, accountId, channel);
}

const waitAfter = (attempts: number): number => Math.min(MINUTE * 2 ** (attempts - 1), MAX_WAIT_MS);

async function deliver({ mailer, whatsapp, links }: Parts, message: Message): Promise<Sending> {
  try {
    if (message.channel === "email") {
      const mail = renderEmail(message, links);
      return withoutQuotes(await mailer.send(mail), mail.text);
    }
    const note = renderWhatsAppMessage(message, links);
    return withoutQuotes(await whatsapp.send(note), note.variables.join(" "));
  } catch (error) {
    // A row that cannot be put into words, or a bug: it holds up nobody, and somebody looks at it.
    return { outcome: "refused", reason: `not sendable: ${error instanceof Error ? error.name : "unknown"}` };
  }
}

/** A carrier likes to quote what it refuses: a link or a code must not get into the table by that door. */
function withoutQuotes(sending: Sending, said: string): Sending {
  if (sending.outcome === "sent") return sending;
  const reason = sending.reason
    .replace(/\S*:\/\/\S*/g, "[link]")
    .replace(/\w{6,}/g, (word) => (said.includes(word) ? "[quoted]" : word));
  return { ...sending, reason: reason.slice(0, 300) };
}

async function deadLetter({ db, log, now }: Parts, { id, channel, template }: Message, reason: string): Promise<void> {
  await settleMessage(db, { id, status: "dead-lettered", at: now(), reason });
  log.warn({ message: id, channel, template }, "message dead-lettered");
}
