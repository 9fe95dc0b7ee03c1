import { refusesMessages } from "../../consents/queries.ts";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { forEachDue } from "../../platform/jobs/due-rows.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { recipientOf } from "../subscriptions/owner.ts";
import { programmeAccess } from "../subscriptions/programme-access.ts";
import { MAX_REMINDERS, nextReminderAt, postponedToDay } from "./questionnaire-reminder.ts";
import { type DueReminder, lockDueQuestionnaireReminder, scheduleQuestionnaireReminder } from "./reminder-store.ts";

type SendDeps = Pick<Deps, "db" | "log" | "jobs" | "now" | "findQuestionnaireState" | "isPlanPaused">;

/**
 * Reminds members of the questionnaire that their plan waits for, a day and three days after access began, once each.
 * Decided while sending: not after they answered, refused reminders, got their money back, pause the plan or deleted the account.
 */
export async function sendQuestionnaireReminders(deps: SendDeps): Promise<void> {
  const now = deps.now();
  await forEachDue(deps, {
    sweep: "send-questionnaire-reminders",
    take: lockDueQuestionnaireReminder,
    keyOf: ({ paymentId }) => paymentId,
    work: async (tx, reminder) =>
      scheduleQuestionnaireReminder(tx, reminder.paymentId, await decide(deps, tx, reminder, now)),
  });
}

/** Sends it if it is wanted; returns when to look again. */
async function decide(
  deps: SendDeps,
  tx: Db,
  reminder: DueReminder,
  now: Date,
): Promise<{ at: Date | null; sent?: number }> {
  const { accountId, startsAt, endsAt, endedAt, suspendedAt, questionnaireReminders } = reminder;
  const buyer = await getBuyer(tx, accountId);
  if (!buyer || endedAt || endsAt <= now) return { at: null };
  const progress = await deps.findQuestionnaireState(tx, accountId);
  if (progress === "answered" || (await refusesMessages(tx, accountId, "email"))) return { at: null };
  if (suspendedAt || (await deps.isPlanPaused(tx, accountId, now))) return { at: addMs(now, DAY_MS) };
  const morning = postponedToDay(now);
  if (morning) return { at: morning };

  const sent = questionnaireReminders + 1;
  const next = { at: nextReminderAt(startsAt, sent, now), sent };
  // Bought with an e-mail that is not verified: the plan cannot be opened yet.
  if ((await programmeAccess({ db: tx, now: deps.now }, accountId)) !== "active") return next;
  await queueMessage(deps, tx, {
    template: "questionnaire-waiting",
    channel: "email",
    recipient: recipientOf(reminder, buyer),
    accountId,
    params: {
      fullName: buyer.fullName,
      turn: sent < MAX_REMINDERS ? "first" : "last",
      progress,
    },
    // Of the account, not of the purchase: another purchase repeats none of them.
    dedupeKey: `questionnaire-waiting ${accountId} ${sent}`,
  });
  return next;
}
