import { type Db, inTransaction } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import type { Charge } from "../gateway/gateway.ts";
import { isAnonymized, isOpen, type Payment } from "../payments/payment.ts";
import { lockPayment, updatePayment } from "../payments/payment-store.ts";
import { completeRefund } from "../refunds/complete-refund.ts";
import { createRefund } from "../refunds/create-refund.ts";
import { grantSubscription } from "../subscriptions/grant-subscription.ts";
import { endPeriod, hasBoughtSince, lockPeriods } from "../subscriptions/period-store.ts";
import { loseDispute, openDispute, winDispute } from "./apply-dispute.ts";
import { amountFits, chargeKey } from "./charge.ts";
import { findCharge, insertCharge, listCharges, type StoredCharge, setChargeStatus } from "./charge-store.ts";

type SettleDeps = Pick<Deps, "jobs" | "ads" | "team" | "places" | "now">;

/** Locks the payment and applies the charge in one transaction, for webhooks, sweeps and operators alike. */
export const settleCharge = (
  deps: SettleDeps & Pick<Deps, "db">,
  paymentId: string,
  charge: Charge,
): Promise<Payment> =>
  inTransaction(deps.db, async (tx) => applyCharge(deps, tx, await lockPayment(tx, paymentId), charge));

/**
 * Applies a charge's state at the gateway to the payment, which the caller has locked. Idempotent and independent of
 * order: each fact counts once, and a status never moves back.
 */
export async function applyCharge(deps: SettleDeps, tx: Db, payment: Payment, charge: Charge): Promise<Payment> {
  const stored = await findCharge(tx, payment.gateway, chargeKey(charge));
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
      return disputeCharge(deps, tx, stored ? payment : await acceptCharge(deps, tx, payment, charge), charge);
  }
}

/** New money: the first charge of the right amount is kept; a duplicate, a mismatch, an erased buyer is refunded. */
async function acceptCharge(deps: SettleDeps, tx: Db, payment: Payment, charge: Charge): Promise<Payment> {
  await lockPeriods(tx, payment.accountId);
  const disposition = await classifyCharge(deps, tx, payment, charge);
  const stored = toStoredCharge(deps, payment, charge, { status: "captured", disposition });
  await insertCharge(tx, stored);
  if (disposition === "accepted") return grantSubscription(deps, tx, payment, charge);
  await createRefund(deps, tx, { payment, charge: stored, kind: disposition, requestedBy: "system" });
  // A PIX code may still be paid with the right amount; a card is charged only once.
  if (payment.method === "pix" || !isOpen(payment)) return payment;
  return updatePayment(tx, payment, { status: "failed", failure: disposition, dueAt: null });
}

/** The disposition of new money: only `accepted` is kept. */
export async function classifyCharge(
  deps: Pick<Deps, "now">,
  tx: Db,
  payment: Payment,
  charge: Charge,
): Promise<StoredCharge["disposition"]> {
  if (!amountFits(charge, payment)) return "amount-mismatch";
  return isAnonymized(payment) || (await isBoughtAlready(deps, tx, payment)) ? "duplicate" : "accepted";
}

/** By this payment, or in the same channel since this one was created: a buyer means only one of the two. */
async function isBoughtAlready({ now }: Pick<Deps, "now">, tx: Db, payment: Payment): Promise<boolean> {
  const charges = await listCharges(tx, payment.id);
  if (charges.some(({ disposition }) => disposition === "accepted")) return true;
  return hasBoughtSince(tx, payment, { since: payment.createdAt, now: now() });
}

async function confirmCharge(tx: Db, payment: Payment, charge: Charge, stored: StoredCharge): Promise<Payment> {
  await winDispute(tx, payment, charge, stored);
  if (stored.disposition !== "accepted") return payment;
  return updatePayment(tx, payment, { status: charge.state === "settled" ? "received" : "paid" });
}

async function applyRefund(
  deps: SettleDeps,
  tx: Db,
  payment: Payment,
  charge: Charge,
  stored: StoredCharge | undefined,
): Promise<Payment> {
  const status = charge.state === "refunded" ? "refunded" : "refunding";
  if (!stored) {
    // Captured and refunded between two reads: nothing was granted for it, so nothing is revoked.
    await insertCharge(tx, toStoredCharge(deps, payment, charge, { status, disposition: "duplicate" }));
    return payment;
  }
  if (stored.status !== "refunded") await setChargeStatus(tx, stored, status);
  if (status === "refunding") return payment;
  const isLost = await loseDispute(tx, charge, stored);
  await completeRefund(deps, tx, payment, stored);
  if (stored.disposition !== "accepted") return payment;
  await lockPeriods(tx, payment.accountId);
  await endPeriod(tx, payment.id, deps.now());
  // A lost dispute shows in the charge's `dispute`; the payment's status `refunded` is for refunds of our own.
  return updatePayment(tx, payment, isLost ? { dueAt: null } : { status: "refunded", dueAt: null });
}

async function disputeCharge(deps: SettleDeps, tx: Db, payment: Payment, charge: Charge): Promise<Payment> {
  const stored = await findCharge(tx, payment.gateway, chargeKey(charge));
  if (stored) await openDispute(deps, tx, payment, charge, stored);
  return payment;
}

const toStoredCharge = (
  { now }: Pick<Deps, "now">,
  payment: Payment,
  charge: Charge,
  decision: Pick<StoredCharge, "status" | "disposition">,
): StoredCharge => ({
  gateway: payment.gateway,
  gatewayChargeId: chargeKey(charge),
  paymentId: payment.id,
  installmentPlanId: charge.installmentPlanId,
  amountCents: charge.installmentPlanId && amountFits(charge, payment) ? payment.amountCents : charge.amountCents,
  dispute: charge.state === "dispute-won" ? "won" : null,
  disputeReadAt: charge.state === "dispute-won" ? charge.readAt : null,
  seenAt: now(),
  ...decision,
});
