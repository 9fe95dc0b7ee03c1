import { brand } from "@app/contract/brand";
import type { RequestedRefund } from "@app/contract/refunds";
import { type ChargeStanding, refusalOf } from "@app/engine/refunds/charge-standing";
import { type OfferedRefund, refundRuleOf } from "@app/engine/refunds/refund-rules";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { endOfDayAfter } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "../payments/payment.ts";
import { lockPayment } from "../payments/payment-store.ts";
import { listCharges, type StoredCharge } from "../settlement/charge-store.ts";
import { endPeriod, lockPeriods } from "../subscriptions/period-store.ts";
import { createRefund } from "./create-refund.ts";
import type { Refund } from "./refund.ts";
import { promiseRefund } from "./refund-promise.ts";
import { findRefundOf } from "./refund-store.ts";

/** Whole. What the questionnaire offers depends on more: `offeredRefund` of the engine. */
type RefundRight = Exclude<RequestedRefund, OfferedRefund>;

type Requested = {
  paymentId: string;
  requestedBy: string;
  /** When the buyer claimed, if that was before now: the team may answer a claim after the deadline. */
  requestedAt?: Date;
};
type RefundRequest = Requested &
  ({ kind: RefundRight; amountCents?: undefined } | { kind: OfferedRefund; amountCents: number });

/**
 * The last moment for a withdrawal, by the days in force at the purchase. The day of the purchase is not counted and the
 * last day counts whole, in the business's time zone (CDC, art. 49; Código Civil, art. 132).
 */
export function withdrawalDeadline({
  paidAt,
  withdrawalDays,
}: Pick<Payment, "paidAt" | "withdrawalDays">): Date | undefined {
  return paidAt ? endOfDayAfter(brand.serviceHours.timeZone, paidAt, withdrawalDays) : undefined;
}

/** The accepted charge, if it can still be refunded. Whoever grants the guarantee has judged its window. */
export async function getRefundableCharge(
  tx: Db,
  payment: Payment,
  { kind, requestedAt }: { kind: RequestedRefund; requestedAt: Date },
): Promise<StoredCharge> {
  const deadline = refundRuleOf(kind).until === "withdrawal-days" ? withdrawalDeadline(payment) : null;
  if (deadline === undefined || (deadline && requestedAt > deadline)) throw new Problem("refund-too-late");
  const charge = (await listCharges(tx, payment.id)).find(({ disposition }) => disposition === "accepted");
  if (!charge) throw new Problem(deadline ? "refund-too-late" : "nothing-to-refund");
  const refusal = refusalOf(await standingOf(tx, charge));
  if (refusal) throw new Problem(refusal);
  return charge;
}

async function standingOf(
  tx: Db,
  { dispute, gateway, gatewayChargeId, status }: StoredCharge,
): Promise<ChargeStanding> {
  if (dispute === "open") return "disputed";
  if (await findRefundOf(tx, gateway, gatewayChargeId)) return "requested";
  return status === "refunded" ? "returned" : "held";
}

/** Every kind alike: once for each charge; the period ends with the request. Whole, but for what the questionnaire offers. */
export async function requestRefund(
  deps: Pick<Deps, "jobs" | "now" | "onRefundRequested">,
  tx: Db,
  { paymentId, kind, requestedBy, amountCents, requestedAt = deps.now() }: RefundRequest,
): Promise<Refund> {
  const payment = await lockPayment(tx, paymentId);
  const charge = await getRefundableCharge(tx, payment, { kind, requestedAt });
  const refund = await createRefund(deps, tx, {
    payment,
    charge,
    kind,
    requestedBy,
    ...(amountCents !== undefined && { amountCents }),
  });
  if (!refund) throw new Problem("refund-already-requested");
  await promiseRefund(deps, tx, payment, refund);
  await lockPeriods(tx, payment.accountId);
  await endPeriod(tx, payment.id, deps.now());
  await deps.onRefundRequested(deps, tx, { paymentId, requestedBy });
  return refund;
}

/** The right of withdrawal: within seven days, without a reason. */
export const withdraw = (
  deps: Pick<Deps, "db" | "jobs" | "now" | "onRefundRequested">,
  { paymentId, requestedBy }: { paymentId: string; requestedBy: string },
): Promise<Refund> =>
  inTransaction(deps.db, (tx) => requestRefund(deps, tx, { paymentId, kind: "withdrawal", requestedBy }));
