import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { Channel } from "./channels.ts";

/** A row of the outbox: written in the caller's transaction, sent afterwards by the worker. */
export type Message = {
  id: string;
  channel: Channel;
  template: string;
  recipient: string;
  accountId: string | null;
  params: unknown;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  /** The lowest is sent first. */
  priority: number;
  /** Null: not a notice. */
  noticeSubject: string | null;
};

type NewMessage = Omit<Message, "params" | "attempts" | "lastError"> & {
  params: Record<string, string | number | undefined>;
  dedupeKey: string | null;
  redactAfterSend: boolean;
  dueAt: Date;
};

/** False when a message with this idempotency key was queued before. */
export async function insertMessage(tx: Db, { params, ...message }: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("messages")
    .values({ ...message, params: JSON.stringify(params) })
    .onConflict((conflict) => conflict.column("dedupeKey").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type LeaseRequest = { channel: Channel; now: Date; leaseUntil: Date };

/** Fair share: of the next candidates, at most this many of one recipient go in one batch. */
const MAX_PER_RECIPIENT = 5;
const CANDIDATES = 500;

/**
 * Like `leaseDue`, with priorities and a fair share: however much one recipient is sent, others do not wait behind it.
 */
export async function leaseDueMessages(
  db: Db,
  { limit, ...request }: LeaseRequest & { limit: number },
): Promise<Message[]> {
  const next = due(db, request)
    .select(["recipient", "priority", "dueAt"])
    .orderBy("priority")
    .orderBy("dueAt")
    .limit(CANDIDATES);
  const ranked = db
    .selectFrom(next.as("next"))
    .select(["id", "priority", "dueAt"])
    .select(sql<number>`row_number() over (partition by recipient order by priority, due_at)`.as("rank"));
  const selected = db
    .selectFrom(ranked.as("ranked"))
    .select("id")
    .where("rank", "<=", MAX_PER_RECIPIENT)
    .orderBy("priority")
    .orderBy("dueAt")
    .limit(limit);
  // Checked again on the locked row: a concurrent worker may just have claimed it.
  return lease(db, request, due(db, request).where("id", "in", selected));
}

/** Claims the message that has waited longest for the channel, as soon as anything on the channel is due. */
export async function leaseLongestWaiting(db: Db, request: LeaseRequest): Promise<Message | undefined> {
  const waiting = db
    .selectFrom("messages")
    .select("id")
    .where("channel", "=", request.channel)
    .where("status", "=", "due")
    .where("channelDown", "=", true)
    .where((where) => where.exists(due(db, request)))
    .orderBy("priority")
    .orderBy("createdAt")
    .limit(1);
  const [longest] = await lease(db, request, waiting);
  return longest;
}

const due = (db: Db, { channel, now }: LeaseRequest) =>
  db
    .selectFrom("messages")
    .select("id")
    .where("channel", "=", channel)
    .where("status", "=", "due")
    .where("dueAt", "<=", now);

async function lease(
  db: Db,
  { channel, leaseUntil }: LeaseRequest,
  selected: ReturnType<typeof due>,
): Promise<Message[]> {
  const claimed = await db
    .with("selected", () => selected.forUpdate().skipLocked())
    .updateTable("messages as m")
    .from("selected")
    .set({ dueAt: leaseUntil, attempts: sql`m.attempts + 1`, channelDown: false })
    .whereRef("m.id", "=", "selected.id")
    .returning(["m.id", "m.template", "m.recipient", "m.accountId", "m.params"])
    .returning(["m.attempts", "m.lastError", "m.createdAt", "m.priority", "m.noticeSubject"])
    .execute();
  return claimed
    .map((row) => ({ ...row, channel }))
    .toSorted((a, b) => a.priority - b.priority || a.createdAt.getTime() - b.createdAt.getTime());
}

export type Settlement = {
  id: string;
  status: "sent" | "dead-lettered" | "cancelled";
  at: Date;
  reference?: string;
  reason?: string;
};

/** With redactAfterSend the recipient is cleared in the same statement, also from a vendor's error that quotes it. */
export async function settleMessage(db: Db, { id, status, at, reference, reason }: Settlement): Promise<void> {
  await db
    .updateTable("messages")
    .set({
      status,
      settledAt: at,
      reference: reference ?? null,
      lastError: sql<string | null>`case when redact_after_send then null else ${reason ?? null} end`,
      recipient: sql<string>`case when redact_after_send then '' else recipient end`,
      params: sql<string>`case when redact_after_send then '{}' else params end`,
    })
    .where("id", "=", id)
    .where("status", "=", "due")
    .execute();
}

export async function postponeMessage(
  db: Db,
  { id, dueAt, reason, channelDown }: { id: string; dueAt: Date; reason: string; channelDown: boolean },
): Promise<void> {
  await db
    .updateTable("messages")
    .set({ dueAt, lastError: reason, channelDown })
    .where("id", "=", id)
    .where("status", "=", "due")
    .execute();
}

/** Postponed before it was tried: no attempt was made, and until then nobody waits for the worker. */
export async function holdMessage(
  db: Db,
  { id, until, reason }: { id: string; until: Date; reason: string },
): Promise<void> {
  await db
    .updateTable("messages")
    .set({ dueAt: until, heldUntil: until, lastError: reason, attempts: sql`greatest(attempts - 1, 0)` })
    .where("id", "=", id)
    .where("status", "=", "due")
    .execute();
}

/** The channel is back: the messages that waited for it are due again, by priority, then in the order of queueing. */
export async function resumeChannel(db: Db, { channel, limit }: { channel: Channel; limit: number }): Promise<void> {
  await db
    .with("waiting", (cte) =>
      cte
        .selectFrom("messages")
        .select("id")
        .where("channel", "=", channel)
        .where("status", "=", "due")
        .where("channelDown", "=", true)
        .orderBy("priority")
        .orderBy("createdAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("messages as m")
    .from("waiting")
    .set((row) => ({ dueAt: row.ref("m.createdAt"), channelDown: false }))
    .whereRef("m.id", "=", "waiting.id")
    .execute();
}
