import type { TakenSlot } from "@app/engine/notices/notice-at";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** Why a notice was not sent after all. */
export const COLLAPSED = "collapsed into a newer notice";
export const READ_ALREADY = "read already";

export type WaitingNotice = {
  id: string;
  subject: string;
  /** When it was tried before; it then has a slot of that day. */
  noticeAt: Date | null;
};

/**
 * The account's waiting notices, the oldest first, locked until the transaction ends: of two workers that decide about
 * one account, the second sees what the first decided.
 */
export async function lockWaitingNotices(tx: Db, accountId: string): Promise<WaitingNotice[]> {
  const rows = await tx
    .selectFrom("messages")
    .select(["id", "noticeSubject as subject", "noticeAt", "createdAt"])
    .where("accountId", "=", accountId)
    .where("status", "=", "due")
    .where("noticeSubject", "is not", null)
    // By id: all who lock them take them in the same order.
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ id, subject, noticeAt }) => ({ id, subject: subject ?? "", noticeAt }));
}

/** What was sent or tried since then, this notice left out. Whatever became of it, it may have arrived. */
export async function listTakenSlots(
  tx: Db,
  { accountId, since, besides }: { accountId: string; since: Date; besides: string },
): Promise<TakenSlot[]> {
  const rows = await tx
    .selectFrom("messages")
    .select(["noticeSubject as subject", "noticeAt"])
    .where("accountId", "=", accountId)
    .where("noticeAt", ">=", since)
    .where("id", "!=", besides)
    .execute();
  return rows.map(({ subject, noticeAt }) => ({ subject: subject ?? "", at: noticeAt?.getTime() ?? 0 }));
}

export async function takeSlot(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable("messages").set({ noticeAt: at }).where("id", "=", id).execute();
}

/** Its slot stays taken. */
export async function cancelNotices(tx: Db, ids: readonly string[], reason: string, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("messages")
    .set({ status: "cancelled", settledAt: at, lastError: reason })
    .where((where) => where("id", "=", where.fn.any(where.val([...ids]))))
    .where("status", "=", "due")
    .execute();
}

/** Waiting notices that were never tried, with these variables among theirs. */
export async function lockUntriedNotices(
  tx: Db,
  { accountId, subject, params }: { accountId: string; subject: string; params: object },
): Promise<string[]> {
  const rows = await tx
    .selectFrom("messages")
    .select("id")
    .where("accountId", "=", accountId)
    .where("status", "=", "due")
    .where("noticeSubject", "=", subject)
    .where("noticeAt", "is", null)
    .where(sql<boolean>`params @> ${JSON.stringify(params)}::jsonb`)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export type NoticeCount = { held: number; collapsed: number };

/** Notices that wait for their hour, and those of which a newer one went in their place since then. */
export async function countNotices(db: Db, { now, since }: { now: Date; since: Date }): Promise<NoticeCount> {
  const { held } = await db
    .selectFrom("messages")
    .select(sql<number>`count(*)::int`.as("held"))
    .where("status", "=", "due")
    .where("heldUntil", ">", now)
    .executeTakeFirstOrThrow();
  const { collapsed } = await db
    .selectFrom("messages")
    .select(sql<number>`count(*)::int`.as("collapsed"))
    .where("status", "=", "cancelled")
    .where("lastError", "=", COLLAPSED)
    .where("settledAt", ">=", since)
    .executeTakeFirstOrThrow();
  return { held, collapsed };
}
