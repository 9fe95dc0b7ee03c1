import { mayMessage, refusesMessages } from "../../consents/queries.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { forEachDue } from "../../platform/jobs/due-rows.ts";
import { addMs } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { closeReminder, findOutcome, lockDueReminder, postponeReminder, type Reminder } from "./reminder-store.ts";
import { QUIET_MS } from "./set-reminder-preference.ts";

type ReminderDeps = Pick<Deps, "db" | "log" | "jobs" | "now">;

/** One e-mail to a buyer who asked for a reminder and did not finish; none after a purchase or an objection. */
export const sendReminders = (deps: ReminderDeps): Promise<void> =>
  forEachDue(deps, {
    sweep: "send-reminders",
    take: lockDueReminder,
    keyOf: ({ id }) => id,
    work: (tx, reminder) => decide(deps, tx, reminder),
  });

async function decide(deps: ReminderDeps, tx: Db, reminder: Reminder): Promise<void> {
  const { id, accountId, email, cycle, askedAt, isWish } = reminder;
  const at = deps.now();
  const { lastAttemptAt, isBought } = await findOutcome(tx, accountId, askedAt);
  if (isBought) return closeReminder(tx, id, { outcome: "bought", at });
  const isWanted = isWish ? !(await refusesMessages(tx, accountId, "email")) : await mayMessage(tx, accountId, "email");
  if (!isWanted) return closeReminder(tx, id, { outcome: "unwanted", at });
  const quietFrom = lastAttemptAt ? addMs(lastAttemptAt, QUIET_MS) : at;
  if (quietFrom > at) return postponeReminder(tx, id, quietFrom);
  await queueMessage(deps, tx, {
    template: "checkout-reminder",
    channel: "email",
    recipient: email,
    accountId,
    params: { reminderId: id, cycle },
    dedupeKey: `checkout-reminder ${id}`,
  });
  await closeReminder(tx, id, { outcome: "sent", at });
}
