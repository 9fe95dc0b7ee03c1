import { mayMessage, refusesMessages } from "../../consents/may-message.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { addMs } from "../../platform/time/durations.ts";
import type { Deps } from "../deps.ts";
import { closeReminder, findOutcome, lockDueReminders, postponeReminder, type Reminder } from "./reminder-store.ts";
import { QUIET_MS } from "./set-reminder-preference.ts";

const BATCH_SIZE = 50;

/** One e-mail to a buyer who asked for a reminder and did not finish; none after a purchase or an objection. */
export async function sendReminders(deps: Pick<Deps, "db" | "jobs" | "now">): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    for (const reminder of await lockDueReminders(tx, deps.now(), BATCH_SIZE)) await decide(deps, tx, reminder);
  });
}

async function decide(deps: Pick<Deps, "jobs" | "now">, tx: Db, reminder: Reminder): Promise<void> {
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
