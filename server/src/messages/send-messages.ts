import type { Channel, Sending } from "./channels.ts";
import { CHANNELS } from "./channels.ts";
import type { MessagesDeps } from "./messages-deps.ts";
import { isOutdated, renderLetter, renderNote } from "./render-message.ts";
import { claimDueMessages, type Message, postponeMessage, resumeLine, settleMessage } from "./store.ts";

const MINUTE = 60_000;
const BATCH = 50;
/** People written to at the same time; what goes to one person goes in order. */
const LANES = 5;
const LEASE_MS = 5 * MINUTE;
/** No adapter takes longer. A message is not begun with less than this left of its lease. */
const SLOWEST_SEND_MS = MINUTE;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE;
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE;

type Batch = { channel: Channel; leaseUntil: Date; sent: number; lineDown: string | null };

/**
 * Sends everything due, oldest first, until nothing is. Each is settled right after it is sent. Dying between the two
 * sends it again after the lease: a letter then carries the same Message-ID, a note the same id of ours.
 */
export async function sendMessages(deps: MessagesDeps): Promise<void> {
  await Promise.all(
    CHANNELS.map(async (channel) => {
      while (await sendBatch(deps, channel));
    }),
  );
}

/** True when there may be more to send at once. */
async function sendBatch(deps: MessagesDeps, channel: Channel): Promise<boolean> {
  const { db, now } = deps;
  const at = now();
  const leaseUntil = new Date(at.getTime() + LEASE_MS);
  const claimed = await claimDueMessages(db, { channel, now: at, leaseUntil, limit: BATCH });
  const batch: Batch = { channel, leaseUntil, sent: 0, lineDown: null };

  const people = Map.groupBy(claimed, ({ recipient }) => recipient).values();
  const lane = async () => {
    for (const messages of people) for (const message of messages) await sendOne(deps, batch, message);
  };
  await Promise.all(Array.from({ length: LANES }, lane));

  if (batch.lineDown !== null) return false;
  const resumed = batch.sent > 0 ? await resumeLine(db, { channel, limit: 20 * BATCH }) : 0;
  return claimed.length === BATCH || resumed > 0;
}

async function sendOne(deps: MessagesDeps, batch: Batch, message: Message): Promise<void> {
  const { db, now } = deps;
  const { id, attempts, createdAt } = message;
  const at = now();
  if (at.getTime() > batch.leaseUntil.getTime() - SLOWEST_SEND_MS) return;

  if (isOutdated(message, at))
    return settleMessage(db, { id, status: "cancelled", at, reason: "too late to be useful" });
  if (attempts > 1 && at.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS)
    return park(deps, message, `gave up: ${message.lastError ?? "nobody knows why"}`);

  // Once the line is down the others of the batch are not even tried: they wait with the one that found out.
  const sending = batch.lineDown === null ? await deliver(deps, message) : lineDown(batch.lineDown);
  if (sending.outcome === "sent") {
    batch.sent += 1;
    return settleMessage(db, { id, status: "sent", at: now(), reference: sending.reference });
  }
  const reason = withoutSecrets(sending.reason);
  if (sending.outcome === "refused") return park(deps, message, reason);
  if (sending.outcome === "line-down") batch.lineDown = reason;
  const dueAt = new Date(now().getTime() + waitAfter(attempts));
  return postponeMessage(db, { id, dueAt, reason, lineDown: sending.outcome === "line-down" });
}

async function deliver({ mailer, whatsapp, links }: MessagesDeps, message: Message): Promise<Sending> {
  try {
    return await (message.channel === "email"
      ? mailer.send(renderLetter(message, links))
      : whatsapp.send(renderNote(message, links)));
  } catch (error) {
    // A row that cannot be put into words, or a bug: it must not hold up the others, and somebody must look at it.
    return { outcome: "refused", reason: `not sendable: ${error instanceof Error ? error.name : "unknown"}` };
  }
}

async function park({ db, log, now }: MessagesDeps, { id, channel, template }: Message, reason: string): Promise<void> {
  await settleMessage(db, { id, status: "parked", at: now(), reason });
  log.warn({ message: id, channel, template }, "message parked");
}

const lineDown = (reason: string): Sending => ({ outcome: "line-down", reason });

const waitAfter = (attempts: number): number => Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_WAIT_MS);

/** A carrier likes to quote what it refused: the link or the code must not end in the table by that door. */
const withoutSecrets = (reason: string): string =>
  reason
    .replace(/\S*:\/\/\S*/g, "[link]")
    .replace(/\d{6,}/g, "[digits]")
    .slice(0, 300);
