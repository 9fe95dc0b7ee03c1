import type { Db } from "../../platform/database/db.ts";
import { type Due, isNotPostponed } from "../../platform/jobs/due-rows.ts";
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
