import { cycles } from "@app/contract/catalogue";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Db } from "../../platform/database/db.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { recordDonePromise } from "../../promises/make-promise.ts";
import type { Deps } from "../deps.ts";
import type { Charge } from "../gateway/gateway.ts";
import type { Payment } from "../payments/payment.ts";
import { updatePayment } from "../payments/payment-store.ts";
import { NO_PLACE, takePlace } from "../places/take-place.ts";
import { firstReminderAt } from "../reminders/questionnaire-reminder.ts";
import { announcePurchase } from "./announce-purchase.ts";
import { findOwnedAccount } from "./owner.ts";
import { findBoughtUntil, insertPeriod } from "./period-store.ts";

/**
 * On payment: the period starts when the one before it ends. The caller has locked the account's periods. Where people
 * start later than access, the days that were bought count from then.
 */
export async function grantSubscription(
  deps: Pick<Deps, "jobs" | "ads" | "places" | "now">,
  tx: Db,
  payment: Payment,
  { state, readAt, heardAt = readAt }: Pick<Charge, "state" | "readAt" | "heardAt">,
): Promise<Payment> {
  const { id: paymentId, accountId, plan, cycle, amountCents } = payment;
  const paidAt = deps.now();
  const boughtUntil = await findBoughtUntil(tx, accountId, paidAt);
  const status = state === "settled" ? "received" : "paid";
  const details = { amountCents };
  const paid = await updatePayment(tx, payment, { status, paidAt, dueAt: null });
  await recordAudit(tx, { at: paidAt, actor: "gateway", action: "subscription granted", paymentId, details });

  // A member who goes on has a place already. As late as possible: from here on other buyers wait.
  const place = boughtUntil ? NO_PLACE : await takePlace(deps, tx, payment);
  const startsAt = boughtUntil ?? paidAt;
  const endsAt = addMs(place.peopleFrom ?? startsAt, cycles[cycle].days * DAY_MS);
  const period = { paymentId, accountId, plan, startsAt, endsAt, ...place };
  await insertPeriod(tx, { ...period, questionnaireReminderAt: firstReminderAt(startsAt) });
  await promiseAccess(deps, tx, paid, heardAt);
  await announcePurchase(deps, tx, paid, period);
  return paid;
}

/** Of the gateway we know the day of a payment only: access is promised from when we heard of it. */
async function promiseAccess({ now }: Pick<Deps, "now">, tx: Db, payment: Payment, startsAt: Date): Promise<void> {
  const accountId = await findOwnedAccount(tx, payment);
  if (accountId) await recordDonePromise({ now }, tx, { accountId, kind: "access-now", subject: payment.id, startsAt });
}
