import type { Db } from "../../platform/database/db.ts";
import type { Payment } from "../payments/payment.ts";

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

/** `skip locked` until the transaction ends: each reminder is decided by exactly one worker. */
export async function lockDueQuestionnaireReminders(tx: Db, now: Date, limit: number): Promise<DueReminder[]> {
  const rows = await tx
    .selectFrom("subscriptionPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select(["w.paymentId", "w.accountId", "w.startsAt", "w.endsAt", "w.endedAt", "w.suspendedAt"])
    .select(["w.questionnaireReminders", "p.email", "p.via"])
    .where("w.questionnaireReminderAt", "<=", now)
    .orderBy("w.questionnaireReminderAt")
    .limit(limit)
    .forUpdate("w")
    .skipLocked()
    .execute();
  return rows as unknown[] as DueReminder[];
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
