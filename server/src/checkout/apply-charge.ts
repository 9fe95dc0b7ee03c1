import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { findCharge, insertCharge, type KeptCharge, listCharges, setChargeStatus } from "./charge-store.ts";
import { finishRefund } from "./finish-refund.ts";
import type { Charge } from "./gateway.ts";
import { grantPlan } from "./grant-plan.ts";
import { isForgotten, isOpen, type Payment } from "./payment.ts";
import { endPeriod, hasBoughtSince, lockPeriods, suspendPeriod } from "./period-store.ts";
import { returnMoney } from "./return-money.ts";
import { learn } from "./store.ts";
import { tellTeamOfDispute } from "./tell-dispute.ts";

type Parts = Pick<Deps, "jobs" | "ads" | "team" | "now">;

/**
 * What the gateway says about a charge becomes what we do about it. The payment is locked by the caller, and it can be
 * said any number of times, in any order: each fact counts once, and nothing moves down.
 */
export async function applyCharge(deps: Parts, tx: Db, payment: Payment, charge: Charge): Promise<Payment> {
  const kept = await findCharge(tx, payment.gateway, idOf(charge));
  switch (charge.state) {
    case "open":
      return payment;
    case "in-review":
      return learn(tx, payment, { status: "processing" });
    case "refused":
      return kept ? payment : learn(tx, payment, { status: "failed", failure: "refused", dueAt: null });
    case "captured":
    case "settled":
    case "dispute-won":
      return kept ? confirmAgain(tx, payment, charge, kept) : takeIn(deps, tx, payment, charge);
    case "returning":
    case "returned":
      return giveBack(deps, tx, payment, charge, kept);
    case "disputed":
      return dispute(deps, tx, payment, charge, kept);
  }
}

/** A plan of instalments is one charge, whichever of its parts told us. */
const idOf = ({ installmentPlanId, chargeId }: Charge): string => installmentPlanId ?? chargeId;

/** New money. The first that fits is kept; a second one, another amount, or one for somebody gone goes straight back. */
async function takeIn(deps: Parts, tx: Db, payment: Payment, charge: Charge): Promise<Payment> {
  await lockPeriods(tx, payment.accountId);
  const verdict = await judgeMoney(deps, tx, payment, charge);
  const kept = keep(deps, payment, charge, { status: "captured", verdict });
  await insertCharge(tx, kept);
  if (verdict === "accepted") return grantPlan(deps, tx, payment, charge);
  await returnMoney(deps, tx, { payment, charge: kept, kind: verdict, requestedBy: "house" });
  // A code may still be paid as it should; a card was charged once, and that was it.
  if (payment.method === "pix" || !isOpen(payment)) return payment;
  return learn(tx, payment, { status: "failed", failure: verdict, dueAt: null });
}

/** What becomes of new money: only what is accepted stays. */
export async function judgeMoney(
  deps: Pick<Deps, "now">,
  tx: Db,
  payment: Payment,
  charge: Charge,
): Promise<KeptCharge["verdict"]> {
  if (!amountFits(charge, payment)) return "other-amount";
  return isForgotten(payment) || (await isBoughtAlready(deps, tx, payment)) ? "surplus" : "accepted";
}

/** By this payment, or in the same channel after this one was opened: nobody asked for both. */
async function isBoughtAlready({ now }: Pick<Deps, "now">, tx: Db, payment: Payment): Promise<boolean> {
  const charges = await listCharges(tx, payment.id);
  if (charges.some(({ verdict }) => verdict === "accepted")) return true;
  return hasBoughtSince(tx, payment, { since: payment.createdAt, now: now() });
}

async function confirmAgain(tx: Db, payment: Payment, { state }: Charge, kept: KeptCharge): Promise<Payment> {
  if (kept.verdict !== "accepted") return payment;
  if (state === "dispute-won") {
    await setChargeStatus(tx, kept, "captured");
    await suspendPeriod(tx, payment.id, null);
  }
  return learn(tx, payment, { status: state === "captured" ? "paid" : "received" });
}

async function giveBack(
  deps: Parts,
  tx: Db,
  payment: Payment,
  charge: Charge,
  kept: KeptCharge | undefined,
): Promise<Payment> {
  const status = charge.state === "returned" ? "returned" : "returning";
  if (!kept) {
    // It came and went before we looked. Nothing was granted for it, so nothing is taken away.
    await insertCharge(tx, keep(deps, payment, charge, { status, verdict: "surplus" }));
    return payment;
  }
  await setChargeStatus(tx, kept, status);
  if (status === "returning") return payment;
  await finishRefund(deps, tx, payment, kept);
  if (kept.verdict !== "accepted") return payment;
  await lockPeriods(tx, payment.accountId);
  await endPeriod(tx, payment.id, deps.now());
  return learn(tx, payment, { status: "refunded", dueAt: null });
}

async function dispute(
  deps: Parts,
  tx: Db,
  payment: Payment,
  charge: Charge,
  kept: KeptCharge | undefined,
): Promise<Payment> {
  if (kept?.status === "disputed") return payment;
  if (!kept) {
    await insertCharge(tx, keep(deps, payment, charge, { status: "disputed", verdict: "surplus" }));
    return payment;
  }
  await setChargeStatus(tx, kept, "disputed");
  if (kept.verdict !== "accepted") return payment;
  await suspendPeriod(tx, payment.id, deps.now());
  await tellTeamOfDispute(deps, tx, payment);
  return learn(tx, payment, { status: "refunded" });
}

const keep = (
  { now }: Pick<Deps, "now">,
  payment: Payment,
  charge: Charge,
  decided: Pick<KeptCharge, "status" | "verdict">,
): KeptCharge => ({
  gateway: payment.gateway,
  gatewayChargeId: idOf(charge),
  paymentId: payment.id,
  installmentPlanId: charge.installmentPlanId,
  amountCents: charge.installmentPlanId && amountFits(charge, payment) ? payment.amountCents : charge.amountCents,
  seenAt: now(),
  ...decided,
});

/** Of a plan we may see one part: floor in centavos, and the last takes the remainder. */
export function amountFits({ installmentPlanId, amountCents }: Charge, payment: Payment): boolean {
  if (!installmentPlanId) return amountCents === payment.amountCents;
  const part = Math.floor(payment.amountCents / payment.installments);
  const last = payment.amountCents - part * (payment.installments - 1);
  return amountCents === part || amountCents === last || amountCents === payment.amountCents;
}
