import type { Deps } from "../deps.ts";
import { type Db, inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { admitAttempt } from "./admit-attempt.ts";
import { isOpen, type Payment } from "./payment.ts";
import { findBoughtUntil, hasBoughtSince } from "./period-store.ts";
import {
  countCodesSince,
  findByIdempotencyKey,
  findOpenPayment,
  findPaidSince,
  insertPayment,
  lockOpenPayment,
  replacePayment,
} from "./store.ts";
import { throwIfFailed } from "./throw-if-failed.ts";

const JUST_PAID_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Each costs a call of the gateway's quota; the page asks for two in an hour. */
const CODES_IN_AN_HOUR = 6;

/**
 * Writes the intention, or gives back the earlier payment that this one repeats. One attempt of a channel is open at a
 * time: a PIX code gives way to the next attempt, a card that is being charged does not.
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
    // Perhaps by this very attempt, which got through at another node since we looked.
    const concurrentReplay = await findReplay(tx, attempt, now());
    if (concurrentReplay) return concurrentReplay;
    if (!confirmsExtension) await refuseSecondSubscription(tx, attempt, now());
    const anHourAgo = new Date(now().getTime() - HOUR_MS);
    if (attempt.method === "pix" && (await countCodesSince(tx, attempt, anHourAgo)) >= CODES_IN_AN_HOUR)
      throw new Problem("pix-limit");
    // The code that gives way is left to expire: cancelling costs a call, and paid it is still honoured or refunded.
    if (open) await replacePayment(tx, open.id, now());
    if (!(await insertPayment(tx, attempt))) throw new Problem("payment-in-progress");
    return undefined;
  });
}

/**
 * Whoever is signed in is told of the plan they have. By typing an email nobody learns whether its owner has one: only
 * who just paid from here is kept from paying again by one more attempt. The owner hears of the rest by email.
 */
async function refuseSecondSubscription(tx: Db, attempt: Payment, now: Date): Promise<void> {
  if (attempt.via === "session") {
    if (await findBoughtUntil(tx, attempt.accountId, now)) throw new Problem("subscription-active");
    return;
  }
  const since = new Date(now.getTime() - JUST_PAID_MS);
  if (await hasBoughtSince(tx, attempt, { since, now })) throw new Problem("paid-already");
}

/** By its key, an attempt repeats itself exactly or is refused; without one, a payment of minutes ago is answered again. */
async function findReplay(db: Db, attempt: Payment, now: Date): Promise<Payment | undefined> {
  const { idempotencyKey } = attempt;
  if (!idempotencyKey) return findPaidSince(db, attempt, new Date(now.getTime() - JUST_PAID_MS));
  const first = await findByIdempotencyKey(db, attempt, idempotencyKey);
  if (!first) return undefined;
  if (!first.requestHash?.equals(attempt.requestHash ?? Buffer.alloc(0))) throw new Problem("idempotency-key-reused");
  if (first.answeredAt === null && isOpen(first)) throw new Problem("payment-in-progress");
  return throwIfFailed(first);
}

/** Looked for before anything is counted: a code that is there already costs nothing. */
async function findSamePix(db: Db, attempt: Payment): Promise<Payment | undefined> {
  if (attempt.idempotencyKey !== null || attempt.method !== "pix") return undefined;
  const open = await findOpenPayment(db, attempt);
  return open && isSamePix(open, attempt) ? open : undefined;
}

/** Without a key, the same PIX asked for again is the same code. With one, a new attempt wants a new code. */
const isSamePix = (open: Payment, attempt: Payment): boolean =>
  attempt.idempotencyKey === null &&
  attempt.method === "pix" &&
  open.method === "pix" &&
  open.cycle === attempt.cycle &&
  open.amountCents === attempt.amountCents &&
  (open.pixExpiresAt === null || open.pixExpiresAt > attempt.createdAt);
