import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { findCharge, insertCharge, type KeptCharge, listCharges, setChargeStatus, setDispute } from "./charge-store.ts";
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
      return dispute(deps, tx, kept ? payment : await takeIn(deps, tx, payment, charge), charge);
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

async function confirmAgain(tx: Db, payment: Payment, charge: Charge, kept: KeptCharge): Promise<Payment> {
  // That a dispute was won may be heard of by the money alone, which is simply there again.
  const isWon = kept.dispute === "open" || (charge.state === "dispute-won" && kept.dispute !== "won");
  if (isWon && isNews(charge, kept)) {
    await setDispute(tx, kept, { dispute: "won", disputeReadAt: charge.readAt });
    if (kept.verdict === "accepted") await suspendPeriod(tx, payment.id, null);
  }
  if (kept.verdict !== "accepted") return payment;
  return learn(tx, payment, { status: charge.state === "settled" ? "received" : "paid" });
}

/** Money that went back stays there, and two readings of a dispute may overtake each other on their way here. */
const isNews = ({ readAt }: Charge, { status, disputeReadAt }: KeptCharge): boolean =>
  status !== "returned" && (disputeReadAt === null || readAt >= disputeReadAt);

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
  if (kept.status !== "returned") await setChargeStatus(tx, kept, status);
  if (status === "returning") return payment;
  if (kept.dispute === "open") await setDispute(tx, kept, { dispute: "lost", disputeReadAt: charge.readAt });
  await finishRefund(deps, tx, payment, kept);
  if (kept.verdict !== "accepted") return payment;
  await lockPeriods(tx, payment.accountId);
  await endPeriod(tx, payment.id, deps.now());
  // Lost, the dispute says it; what is written here is what we gave back ourselves.
  const isLost = kept.dispute === "open" || kept.dispute === "lost";
  return learn(tx, payment, isLost ? { dueAt: null } : { status: "refunded", dueAt: null });
}

/** The payment keeps its status: a dispute may end either way. What everybody reads is in `shown-status.ts`. */
async function dispute(deps: Parts, tx: Db, payment: Payment, charge: Charge): Promise<Payment> {
  const kept = await findCharge(tx, payment.gateway, idOf(charge));
  if (!kept || !isNews(charge, kept)) return payment;
  await setDispute(tx, kept, { dispute: "open", disputeReadAt: charge.readAt });
  if (kept.dispute === "open" || kept.verdict !== "accepted") return payment;
  await suspendPeriod(tx, payment.id, deps.now());
  await tellTeamOfDispute(deps, tx, payment, charge.readAt);
  return payment;
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
