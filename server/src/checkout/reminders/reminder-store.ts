import type { Cycle, PaymentMethod } from "@app/contract/catalogue";
import type { Variant } from "@app/contract/landings";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { type Due, isNotPostponed } from "../../platform/jobs/due-rows.ts";
import type { Payment } from "../payments/payment.ts";

export type Reminder = {
  id: string;
  accountId: string;
  email: string;
  cycle: Cycle;
  method: PaymentMethod;
  offer: Variant | null;
  isWish: boolean;
  askedAt: Date;
  dueAt: Date | null;
};

const columns = ["id", "accountId", "email", "cycle", "method", "offer", "isWish", "askedAt", "dueAt"] as const;

/** One open reminder per account: the latest request replaces it. */
export async function upsertReminder(tx: Db, reminder: Reminder): Promise<void> {
  const { email, cycle, method, offer, isWish, askedAt, dueAt } = reminder;
  await tx
    .insertInto("checkoutReminders")
    .values(reminder)
    .onConflict((conflict) =>
      conflict
        .column("accountId")
        .where("dueAt", "is not", null)
        .doUpdateSet({ email, cycle, method, offer, isWish, askedAt, dueAt })
        // The job of an earlier attempt may run late.
        .where("checkoutReminders.askedAt", "<=", askedAt),
    )
    .execute();
}

/** Caps reminders per account, however many purchases are abandoned. */
export async function wasReminded(db: Db, accountId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom("checkoutReminders")
    .select("id")
    .where("accountId", "=", accountId)
    .where("askedAt", ">", since)
    .where("outcome", "=", "sent")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasOpenReminder(db: Db, accountId: string): Promise<boolean> {
  const open = db.selectFrom("checkoutReminders").select("id").where("accountId", "=", accountId);
  return (await open.where("dueAt", "is not", null).limit(1).executeTakeFirst()) !== undefined;
}

export async function cancelReminder(tx: Db, accountId: string, at: Date): Promise<void> {
  await tx
    .updateTable("checkoutReminders")
    .set({ dueAt: null, outcome: "unwanted", settledAt: at })
    .where("accountId", "=", accountId)
    .where("dueAt", "is not", null)
    .execute();
}

export async function lockDueReminder(tx: Db, rows: Due): Promise<Reminder | undefined> {
  const row = await tx
    .selectFrom("checkoutReminders")
    .select(columns)
    .where("dueAt", "<=", rows.due)
    .where(isNotPostponed("id", rows))
    .orderBy("dueAt")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row as unknown as Reminder | undefined;
}

export async function closeReminder(
  tx: Db,
  id: string,
  { outcome, at }: { outcome: "sent" | "bought" | "unwanted"; at: Date },
): Promise<void> {
  await tx.updateTable("checkoutReminders").set({ dueAt: null, outcome, settledAt: at }).where("id", "=", id).execute();
}

export async function postponeReminder(tx: Db, id: string, dueAt: Date): Promise<void> {
  await tx.updateTable("checkoutReminders").set({ dueAt }).where("id", "=", id).execute();
}

export async function findReminder(db: Db, id: string): Promise<Reminder | undefined> {
  const row = await db.selectFrom("checkoutReminders").select(columns).where("id", "=", id).executeTakeFirst();
  return row as unknown as Reminder | undefined;
}

/** The purchase since then: its last attempt, and whether it was paid. */
export async function findOutcome(
  db: Db,
  accountId: string,
  since: Date,
): Promise<{ lastAttemptAt: Date | null; isBought: boolean }> {
  const { lastAttemptAt, isBought } = await db
    .selectFrom("payments")
    .select((from) => from.fn.max("createdAt").as("lastAttemptAt"))
    .select(sql<boolean | null>`bool_or(paid_at >= ${since})`.as("isBought"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return { lastAttemptAt, isBought: isBought === true };
}

export type DueReminder = {
  paymentId: string;
  accountId: string;
  startsAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  suspendedAt: Date | null;
  questionnaireReminders: number;
  email: string;
  via: Payment["via"];
};

export async function lockDueQuestionnaireReminder(tx: Db, rows: Due): Promise<DueReminder | undefined> {
  const row = await tx
    .selectFrom("subscriptionPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select(["w.paymentId", "w.accountId", "w.startsAt", "w.endsAt", "w.endedAt", "w.suspendedAt"])
    .select(["w.questionnaireReminders", "p.email", "p.via"])
    .where("w.questionnaireReminderAt", "<=", rows.due)
    .where(isNotPostponed("w.paymentId", rows))
    .orderBy("w.questionnaireReminderAt")
    .limit(1)
    .forUpdate("w")
    .skipLocked()
    .executeTakeFirst();
  return row as unknown as DueReminder | undefined;
}

export async function scheduleQuestionnaireReminder(
  tx: Db,
  paymentId: string,
  { at, sent }: { at: Date | null; sent?: number },
): Promise<void> {
  await tx
    .updateTable("subscriptionPeriods")
    .set({ questionnaireReminderAt: at, ...(sent !== undefined && { questionnaireReminders: sent }) })
    .where("paymentId", "=", paymentId)
    .execute();
}
