import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { findBoughtUntil, hasBoughtSince } from "../subscriptions/period-store.ts";
import { admitAttempt } from "./admit-attempt.ts";
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
import { throwIfFailed } from "./throw-if-failed.ts";

const JUST_PAID_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Each costs a call of the gateway's quota; the page needs two per hour. */
const MAX_CODES_PER_HOUR = 6;

/**
 * Inserts the attempt, or returns the earlier payment that it replays. A channel has one open attempt: a PIX code is
 * replaced by the next attempt, a card charge in progress is not.
 */
export async function reserveAttempt(
  deps: Pick<Deps, "db" | "gateway" | "limits" | "now" | "log">,
  attempt: Payment,
  confirmsExtension: boolean,
): Promise<Payment | undefined> {
  const { db, now } = deps;
  const replay = (await findReplay(db, attempt, now())) ?? (await findSamePix(db, attempt));
  if (replay) return replay;
  await admitAttempt(deps, attempt);

  return inTransaction(db, async (tx) => {
    const open = await lockOpenPayment(tx, attempt);
    if (open && isSamePix(open, attempt)) return open;
    if (open && (open.method === "credit-card" || open.answeredAt === null)) throw new Problem("payment-in-progress");
    // The same attempt may have committed on another node since the first check.
    const concurrentReplay = await findReplay(tx, attempt, now());
    if (concurrentReplay) return concurrentReplay;
    if (!confirmsExtension) await refuseSecondSubscription(tx, attempt, now());
    const anHourAgo = new Date(now().getTime() - HOUR_MS);
    if (attempt.method === "pix" && (await countCodesSince(tx, attempt, anHourAgo)) >= MAX_CODES_PER_HOUR)
      throw new Problem("pix-limit");
    // The replaced code is left to expire: cancelling costs a call, and if paid it is still honoured or refunded.
    if (open) await replacePayment(tx, open.id, now());
    if (!(await insertPayment(tx, attempt))) throw new Problem("payment-in-progress");
    return undefined;
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
  const since = new Date(now.getTime() - JUST_PAID_MS);
  if (await hasBoughtSince(tx, attempt, { since, now })) throw new Problem("paid-already");
}

/** With an idempotency key, a replay must be identical; without one, a payment of minutes ago is returned again. */
async function findReplay(db: Db, attempt: Payment, now: Date): Promise<Payment | undefined> {
  const { idempotencyKey } = attempt;
  if (!idempotencyKey) return findPaidSince(db, attempt, new Date(now.getTime() - JUST_PAID_MS));
  const first = await findByIdempotencyKey(db, attempt, idempotencyKey);
  if (!first) return undefined;
  if (!first.requestHash?.equals(attempt.requestHash ?? Buffer.alloc(0))) throw new Problem("idempotency-key-reused");
  if (first.answeredAt === null && isOpen(first)) throw new Problem("payment-in-progress");
  return throwIfFailed(first);
}

/** Checked before admission control: an existing code costs no call. */
async function findSamePix(db: Db, attempt: Payment): Promise<Payment | undefined> {
  if (attempt.idempotencyKey !== null || attempt.method !== "pix") return undefined;
  const open = await findOpenPayment(db, attempt);
  return open && isSamePix(open, attempt) ? open : undefined;
}

/** Without an idempotency key, the same PIX order returns the same code. With one, a new key means a new code. */
const isSamePix = (open: Payment, attempt: Payment): boolean =>
  attempt.idempotencyKey === null &&
  attempt.method === "pix" &&
  open.method === "pix" &&
  open.cycle === attempt.cycle &&
  open.amountCents === attempt.amountCents &&
  (open.pixExpiresAt === null || open.pixExpiresAt > attempt.createdAt);
