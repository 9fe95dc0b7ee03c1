import { VARIANTS } from "@app/contract/landings";
import { mayMessage } from "../../consents/queries.ts";
import type { JobData } from "../../platform/jobs/jobs.ts";
import type { Deps } from "../deps.ts";
import { isAnonymized } from "../payments/payment.ts";
import { findPayment } from "../payments/payment-store.ts";
import { hasOpenReminder } from "./reminder-store.ts";
import { scheduleReminder } from "./set-reminder-preference.ts";

/** Enqueued with every new attempt: `paymentId`, and the `offer` of the page it was made on. */
export const SCHEDULE_REMINDERS = "schedule-reminders";

/** A buyer may leave the payment step: schedules a reminder where the buyer allows them or asked for this one. */
export async function scheduleAbandonedCartReminders({ db }: Pick<Deps, "db">, jobs: JobData[]): Promise<void> {
  for (const { paymentId = "", offer } of jobs) {
    const payment = await findPayment(db, paymentId);
    if (!payment || isAnonymized(payment)) continue;
    const { accountId, email, cycle, method, createdAt } = payment;
    const isAllowed = await mayMessage(db, accountId, "email");
    // An open reminder was requested at this very checkout.
    if (!isAllowed && !(await hasOpenReminder(db, accountId))) continue;
    const variant = VARIANTS.find((name) => name === offer) ?? null;
    const cart = { accountId, email, cycle, method, offer: variant, isWish: !isAllowed };
    await scheduleReminder(db, cart, createdAt);
  }
}
