import type { Deps } from "../deps.ts";
import { type Db, inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { isOpen, type Payment } from "./payment.ts";
import { findBoughtUntil } from "./period-store.ts";
import { refuseIfFailed } from "./refuse-if-failed.ts";
import { findByKey, findPaidSince, insertPayment, lockOpenPayment, replacePayment } from "./store.ts";

const JUST_PAID_MS = 10 * 60_000;

/**
 * Writes the intention, or gives back the earlier payment that this one repeats. One attempt of a channel is open at a
 * time: a PIX code gives way to the next press, a card that is being charged does not.
 */
export async function openAttempt(
  { db, now }: Pick<Deps, "db" | "now">,
  attempt: Payment,
  confirmsExtension: boolean,
): Promise<Payment | undefined> {
  const repeated = await findRepeated(db, attempt, now());
  if (repeated) return repeated;

  return inTransaction(db, async (tx) => {
    const open = await lockOpenPayment(tx, attempt);
    if (open && isSamePix(open, attempt)) return open;
    if (open && (open.method === "credit-card" || open.answeredAt === null)) throw new Problem("payment-in-progress");
    // Perhaps by this very press, which got through at another node since we looked.
    const twin = await findRepeated(tx, attempt, now());
    if (twin) return twin;
    // By typing an email nobody learns whether its owner has a plan: the owner is told by letter instead.
    const mustConfirm = attempt.via === "session" && !confirmsExtension;
    if (mustConfirm && (await findBoughtUntil(tx, attempt.accountId, now()))) throw new Problem("plan-active");
    // The code that gives way is left to expire: cancelling costs a call, and paid it is still honoured or refunded.
    if (open) await replacePayment(tx, open.id, now());
    if (!(await insertPayment(tx, attempt))) throw new Problem("payment-in-progress");
    return undefined;
  });
}

/** By its key, a press repeats itself exactly or is refused; without one, a payment of minutes ago is answered again. */
async function findRepeated(db: Db, attempt: Payment, now: Date): Promise<Payment | undefined> {
  const { idempotencyKey } = attempt;
  if (!idempotencyKey) return findPaidSince(db, attempt, new Date(now.getTime() - JUST_PAID_MS));
  const first = await findByKey(db, attempt, idempotencyKey);
  if (!first) return undefined;
  if (!first.requestHash?.equals(attempt.requestHash ?? Buffer.alloc(0))) throw new Problem("key-reused");
  if (first.answeredAt === null && isOpen(first)) throw new Problem("payment-in-progress");
  return refuseIfFailed(first);
}

/** Without a key, the same PIX asked for again is the same code. With one, a new press wants a new code. */
const isSamePix = (open: Payment, attempt: Payment): boolean =>
  attempt.idempotencyKey === null &&
  attempt.method === "pix" &&
  open.method === "pix" &&
  open.cycle === attempt.cycle &&
  open.amountCents === attempt.amountCents &&
  (open.pixExpiresAt === null || open.pixExpiresAt > attempt.createdAt);
