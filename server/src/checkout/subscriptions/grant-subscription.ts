import { cycles } from "@app/contract/catalogue";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Db } from "../../platform/database/db.ts";
import { DAY_MS } from "../../platform/time/durations.ts";
import type { Deps } from "../deps.ts";
import type { Charge } from "../gateway/gateway.ts";
import type { Payment } from "../payments/payment.ts";
import { updatePayment } from "../payments/payment-store.ts";
import { firstReminderAt } from "../reminders/questionnaire-reminder.ts";
import { announcePurchase } from "./announce-purchase.ts";
import { findBoughtUntil, insertPeriod } from "./period-store.ts";

/** On payment: the period starts when the one before it ends. The caller has locked the account's periods. */
export async function grantSubscription(
  deps: Pick<Deps, "jobs" | "ads" | "now">,
  tx: Db,
  payment: Payment,
  { state }: Pick<Charge, "state">,
): Promise<Payment> {
  const { id: paymentId, accountId, plan, cycle, amountCents } = payment;
  const paidAt = deps.now();
  const startsAt = (await findBoughtUntil(tx, accountId, paidAt)) ?? paidAt;
  const endsAt = new Date(startsAt.getTime() + cycles[cycle].days * DAY_MS);
  const period = { paymentId, accountId, plan, startsAt, endsAt };
  const details = { amountCents };

  const status = state === "settled" ? "received" : "paid";
  const paid = await updatePayment(tx, payment, { status, paidAt, dueAt: null });
  await insertPeriod(tx, { ...period, questionnaireReminderAt: firstReminderAt(startsAt) });
  await recordAudit(tx, { at: paidAt, actor: "gateway", action: "subscription granted", paymentId, details });
  await announcePurchase(deps, tx, paid, period);
  return paid;
}
