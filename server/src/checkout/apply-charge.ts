import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import {
  findCharge,
  insertCharge,
  listCharges,
  type StoredCharge,
  setChargeStatus,
  setDispute,
} from "./charge-store.ts";
import { completeRefund } from "./complete-refund.ts";
import { createRefund } from "./create-refund.ts";
import type { Charge } from "./gateway.ts";
import { grantSubscription } from "./grant-subscription.ts";
import { notifyTeamOfDispute } from "./notify-dispute.ts";
import { isAnonymized, isOpen, type Payment } from "./payment.ts";
import { endPeriod, hasBoughtSince, lockPeriods, suspendPeriod } from "./period-store.ts";
import { updatePayment } from "./store.ts";

type Parts = Pick<Deps, "jobs" | "ads" | "team" | "now">;

/**
 * What the gateway says about a charge becomes what we do about it. The payment is locked by the caller, and it can be
 * said any number of times, in any order: each fact counts once, and nothing moves down.
 */
export async function applyCharge(deps: Parts, tx: Db, payment: Payment, charge: Charge): Promise<Payment> {
  const stored = await findCharge(tx, payment.gateway, idOf(charge));
  switch (charge.state) {
    case "open":
      return payment;
    case "in-review":
      return updatePayment(tx, payment, { status: "processing" });
    case "refused":
      return stored ? payment : updatePayment(tx, payment, { status: "failed", failure: "refused", dueAt: null });
    case "captured":
    case "settled":
    case "dispute-won":
      return stored ? confirmCharge(tx, payment, charge, stored) : acceptCharge(deps, tx, payment, charge);
    case "refunding":
    case "refunded":
      return applyRefund(deps, tx, payment, charge, stored);
    case "disputed":
      return dispute(deps, tx, stored ? payment : await acceptCharge(deps, tx, payment, charge), charge);
  }
}

/** A plan of instalments is one charge, whichever of its parts told us. */
const idOf = ({ installmentPlanId, chargeId }: Charge): string => installmentPlanId ?? chargeId;

/** New money. The first that fits is kept; a second one, another amount, or one for somebody gone goes straight back. */
async function acceptCharge(deps: Parts, tx: Db, payment: Payment, charge: Charge): Promise<Payment> {
  await lockPeriods(tx, payment.accountId);
  const disposition = await classifyCharge(deps, tx, payment, charge);
  const stored = toStoredCharge(deps, payment, charge, { status: "captured", disposition });
  await insertCharge(tx, stored);
  if (disposition === "accepted") return grantSubscription(deps, tx, payment, charge);
  await createRefund(deps, tx, { payment, charge: stored, kind: disposition, requestedBy: "system" });
  // A code may still be paid as it should; a card was charged once, and that was it.
  if (payment.method === "pix" || !isOpen(payment)) return payment;
  return updatePayment(tx, payment, { status: "failed", failure: disposition, dueAt: null });
}

/** What becomes of new money: only what is accepted stays. */
export async function classifyCharge(
  deps: Pick<Deps, "now">,
  tx: Db,
  payment: Payment,
  charge: Charge,
): Promise<StoredCharge["disposition"]> {
  if (!amountFits(charge, payment)) return "amount-mismatch";
  return isAnonymized(payment) || (await isBoughtAlready(deps, tx, payment)) ? "duplicate" : "accepted";
}

/** By this payment, or in the same channel after this one was opened: nobody asked for both. */
async function isBoughtAlready({ now }: Pick<Deps, "now">, tx: Db, payment: Payment): Promise<boolean> {
  const charges = await listCharges(tx, payment.id);
  if (charges.some(({ disposition }) => disposition === "accepted")) return true;
  return hasBoughtSince(tx, payment, { since: payment.createdAt, now: now() });
}

async function confirmCharge(tx: Db, payment: Payment, charge: Charge, stored: StoredCharge): Promise<Payment> {
  // That a dispute was won may be heard of by the money alone, which is simply there again.
  const isWon = stored.dispute === "open" || (charge.state === "dispute-won" && stored.dispute !== "won");
  if (isWon && isNews(charge, stored)) {
    await setDispute(tx, stored, { dispute: "won", disputeReadAt: charge.readAt });
    if (stored.disposition === "accepted") await suspendPeriod(tx, payment.id, null);
  }
  if (stored.disposition !== "accepted") return payment;
  return updatePayment(tx, payment, { status: charge.state === "settled" ? "received" : "paid" });
}

/** Money that went back stays there, and two readings of a dispute may overtake each other on their way here. */
const isNews = ({ readAt }: Charge, { status, disputeReadAt }: StoredCharge): boolean =>
  status !== "refunded" && (disputeReadAt === null || readAt >= disputeReadAt);

async function applyRefund(
  deps: Parts,
  tx: Db,
  payment: Payment,
  charge: Charge,
  stored: StoredCharge | undefined,
): Promise<Payment> {
  const status = charge.state === "refunded" ? "refunded" : "refunding";
  if (!stored) {
    // It came and went before we looked. Nothing was granted for it, so nothing is taken away.
    await insertCharge(tx, toStoredCharge(deps, payment, charge, { status, disposition: "duplicate" }));
    return payment;
  }
  if (stored.status !== "refunded") await setChargeStatus(tx, stored, status);
  if (status === "refunding") return payment;
  if (stored.dispute === "open") await setDispute(tx, stored, { dispute: "lost", disputeReadAt: charge.readAt });
  await completeRefund(deps, tx, payment, stored);
  if (stored.disposition !== "accepted") return payment;
  await lockPeriods(tx, payment.accountId);
  await endPeriod(tx, payment.id, deps.now());
  // Lost, the dispute says it; what is written here is what we gave back ourselves.
  const isLost = stored.dispute === "open" || stored.dispute === "lost";
  return updatePayment(tx, payment, isLost ? { dueAt: null } : { status: "refunded", dueAt: null });
}

/** The payment keeps its status: a dispute may end either way. What everybody reads is in `shown-status.ts`. */
async function dispute(deps: Parts, tx: Db, payment: Payment, charge: Charge): Promise<Payment> {
  const stored = await findCharge(tx, payment.gateway, idOf(charge));
  if (!stored || !isNews(charge, stored)) return payment;
  await setDispute(tx, stored, { dispute: "open", disputeReadAt: charge.readAt });
  if (stored.dispute === "open" || stored.disposition !== "accepted") return payment;
  await suspendPeriod(tx, payment.id, deps.now());
  await notifyTeamOfDispute(deps, tx, payment, charge.readAt);
  return payment;
}

const toStoredCharge = (
  { now }: Pick<Deps, "now">,
  payment: Payment,
  charge: Charge,
  decided: Pick<StoredCharge, "status" | "disposition">,
): StoredCharge => ({
  gateway: payment.gateway,
  gatewayChargeId: idOf(charge),
  paymentId: payment.id,
  installmentPlanId: charge.installmentPlanId,
  amountCents: charge.installmentPlanId && amountFits(charge, payment) ? payment.amountCents : charge.amountCents,
  dispute: charge.state === "dispute-won" ? "won" : null,
  disputeReadAt: charge.state === "dispute-won" ? charge.readAt : null,
  seenAt: now(),
  ...decided,
});

/** Of a plan we may see one part: floor in centavos, and the last takes the remainder. */
function amountFits({ installmentPlanId, amountCents }: Charge, payment: Payment): boolean {
  if (!installmentPlanId) return amountCents === payment.amountCents;
  const part = Math.floor(payment.amountCents / payment.installments);
  const last = payment.amountCents - part * (payment.installments - 1);
  return amountCents === part || amountCents === last || amountCents === payment.amountCents;
}
