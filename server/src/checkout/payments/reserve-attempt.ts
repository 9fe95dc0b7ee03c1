import type { PaymentSubmission } from "@app/contract/checkout";
import { holdAccount } from "../../identity/accounts/queries.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { admitAttempt } from "../gateway/quota.ts";
import { showStart } from "../places/view-start.ts";
import { SCHEDULE_REMINDERS } from "../reminders/schedule-abandoned-cart-reminder.ts";
import { findBoughtUntil, hasBoughtSince } from "../subscriptions/period-store.ts";
import { isOpen, type Payment } from "./payment.ts";
import {
  countCodesSince,
  findByIdempotencyKey,
  findOpenPayment,
  findPaidSince,
  insertPayment,
  lockOpenPayment,
  replacePayment,
} from "./payment-store.ts";

const JUST_PAID_MS = 10 * MINUTE_MS;
/** Each costs a call of the gateway's quota; the page needs two per hour. */
const MAX_CODES_PER_HOUR = 6;

/** The attempt as inserted, or the earlier payment that it replays. */
type Reserved = { payment: Payment; isReplay: boolean };

/** A channel has one open attempt: a PIX code is replaced by the next attempt, a card charge in progress is not. */
export async function reserveAttempt(
  deps: Pick<Deps, "db" | "gateway" | "jobs" | "limits" | "places" | "now" | "log">,
  attempt: Payment,
  { confirmExtension, offer, shownStartOn }: Pick<PaymentSubmission, "confirmExtension" | "offer" | "shownStartOn">,
): Promise<Reserved> {
  const { db, jobs, now } = deps;
  // Before admission control, because a replay costs no call; its counters need a connection that is not in a
  // transaction. Then again under the lock, because the same attempt may have committed on another node meanwhile.
  const openNow = isKeylessPix(attempt) ? await findOpenPayment(db, attempt) : undefined;
  const earlier = await findReplay(db, attempt, openNow, now());
  if (earlier) return { payment: earlier, isReplay: true };
  await admitAttempt(deps, attempt);

  return inTransaction(db, async (tx) => {
    // The insert alone would wait for an erasure too, and then buy for whoever is gone.
    if (!(await holdAccount(tx, attempt.accountId))) throw new Problem("account-not-found");
    const open = await lockOpenPayment(tx, attempt);
    const concurrent = await findReplay(tx, attempt, open, now());
    if (concurrent) return { payment: concurrent, isReplay: true };
    if (open && (open.method === "credit-card" || open.answeredAt === null)) throw new Problem("payment-in-progress");
    if (!confirmExtension) await refuseSecondSubscription(tx, attempt, now());
    const anHourAgo = addMs(now(), -HOUR_MS);
    if (attempt.method === "pix" && (await countCodesSince(tx, attempt, anHourAgo)) >= MAX_CODES_PER_HOUR)
      throw new Problem("pix-limit");
    // The last lock of this transaction: it is everyone's.
    const payment = { ...attempt, shownStartAt: await showStart(deps, tx, attempt, shownStartOn) };
    // The replaced code is left to expire: cancelling costs a call, and if paid it is still honoured or refunded.
    if (open) await replacePayment(tx, open.id, now());
    if (!(await insertPayment(tx, payment))) throw new Problem("payment-in-progress");
    await jobs.enqueue(tx, SCHEDULE_REMINDERS, { paymentId: attempt.id, ...(offer && { offer }) });
    return { payment, isReplay: false };
  });
}

/**
 * With a session, the answer names an active plan. Without, the answer must not reveal whether the e-mail's owner
 * has one: only a payment of minutes ago in the same channel is refused. The owner is notified of an extension.
 */
async function refuseSecondSubscription(tx: Db, attempt: Payment, now: Date): Promise<void> {
  if (attempt.via === "session") {
    if (await findBoughtUntil(tx, attempt.accountId, now)) throw new Problem("subscription-active");
    return;
  }
  const since = addMs(now, -JUST_PAID_MS);
  if (await hasBoughtSince(tx, attempt, { since, now })) throw new Problem("paid-already");
}

/**
 * With an idempotency key, a replay must be identical. Without one, a payment of minutes ago is returned again, and so
 * is the code of the same PIX order.
 */
async function findReplay(
  db: Db,
  attempt: Payment,
  open: Payment | undefined,
  now: Date,
): Promise<Payment | undefined> {
  const { idempotencyKey } = attempt;
  if (!idempotencyKey) {
    const paid = await findPaidSince(db, attempt, addMs(now, -JUST_PAID_MS));
    return paid ?? (open && isSamePix(open, attempt) ? open : undefined);
  }
  const first = await findByIdempotencyKey(db, attempt, idempotencyKey);
  if (!first) return undefined;
  if (!first.requestHash?.equals(attempt.requestHash ?? Buffer.alloc(0))) throw new Problem("idempotency-key-reused");
  if (first.answeredAt === null && isOpen(first)) throw new Problem("payment-in-progress");
  return first;
}

/** With an idempotency key, a new key means a new code. */
const isKeylessPix = ({ idempotencyKey, method }: Payment): boolean => idempotencyKey === null && method === "pix";

const isSamePix = (open: Payment, attempt: Payment): boolean =>
  isKeylessPix(attempt) &&
  open.method === "pix" &&
  open.cycle === attempt.cycle &&
  open.amountCents === attempt.amountCents &&
  (open.pixExpiresAt === null || open.pixExpiresAt > attempt.createdAt);
