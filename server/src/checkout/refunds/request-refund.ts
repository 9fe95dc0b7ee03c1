import { brand } from "@app/contract/brand";
import type { RequestedRefund } from "@app/contract/refunds";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { endOfDayAfter } from "../../platform/time/local-day.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "../payments/payment.ts";
import { lockPayment } from "../payments/payment-store.ts";
import { listCharges, type StoredCharge } from "../settlement/charge-store.ts";
import { endPeriod, lockPeriods } from "../subscriptions/period-store.ts";
import { createRefund } from "./create-refund.ts";
import type { Refund } from "./refund.ts";
import { promiseRefund } from "./refund-promise.ts";
import { findRefundOf } from "./refund-store.ts";

/** The buyer's rights, each with a deadline. The other refunds are offered by us and have none. */
type RefundRight = Extract<RequestedRefund, "withdrawal" | "guarantee">;

const isRight = (kind: RequestedRefund): kind is RefundRight => kind === "withdrawal" || kind === "guarantee";

type RefundRequest = {
  paymentId: string;
  kind: RequestedRefund;
  requestedBy: string;
  /** When the buyer claimed, if that was before now: the team may answer a claim after the deadline. */
  requestedAt?: Date;
  /** By the guarantee's rules, which have a window of their own: the days of the purchase do not count. */
  isByRule?: boolean;
};

/**
 * The last moment for a request, by the rules in force at the purchase. The day of the purchase is not counted and the
 * last day counts whole, in the business's time zone (CDC, art. 49; Código Civil, art. 132).
 */
export function deadlineOf(
  payment: Pick<Payment, "paidAt" | "withdrawalDays" | "guaranteeDays">,
  kind: RefundRight,
): Date | undefined {
  const days = kind === "withdrawal" ? payment.withdrawalDays : payment.guaranteeDays;
  return payment.paidAt ? endOfDayAfter(brand.serviceHours.timeZone, payment.paidAt, days) : undefined;
}

/** The accepted charge, if it can still be refunded. */
export async function getRefundableCharge(
  tx: Db,
  payment: Payment,
  { kind, requestedAt, isByRule = false }: Pick<RefundRequest, "kind" | "isByRule"> & { requestedAt: Date },
): Promise<StoredCharge> {
  const deadline = isRight(kind) && !isByRule ? deadlineOf(payment, kind) : null;
  if (deadline === undefined || (deadline && requestedAt > deadline)) throw new Problem("refund-too-late");
  const charge = (await listCharges(tx, payment.id)).find(({ disposition }) => disposition === "accepted");
  if (!charge) throw new Problem(deadline ? "refund-too-late" : "nothing-to-refund");
  if (charge.dispute === "open") throw new Problem("charge-disputed");
  if (await findRefundOf(tx, charge.gateway, charge.gatewayChargeId)) throw new Problem("refund-already-requested");
  if (charge.status === "refunded") throw new Problem("nothing-to-refund");
  return charge;
}

/** Every kind alike: once, the whole amount; the period ends with the request. */
export async function requestRefund(
  deps: Pick<Deps, "jobs" | "now" | "onRefundRequested">,
  tx: Db,
  { paymentId, kind, requestedBy, requestedAt = deps.now(), isByRule = false }: RefundRequest,
): Promise<Refund> {
  const payment = await lockPayment(tx, paymentId);
  const charge = await getRefundableCharge(tx, payment, { kind, requestedAt, isByRule });
  const refund = await createRefund(deps, tx, { payment, charge, kind, requestedBy });
  if (!refund) throw new Problem("refund-already-requested");
  await promiseRefund(deps, tx, payment, refund);
  await lockPeriods(tx, payment.accountId);
  await endPeriod(tx, payment.id, deps.now());
  await deps.onRefundRequested(deps, tx, { paymentId, requestedBy });
  return refund;
}
