import { brand } from "@app/contract/brand";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { endOfDayAfter } from "../platform/local-day.ts";
import { Problem } from "../platform/problem.ts";
import { listCharges, type StoredCharge } from "./charge-store.ts";
import { createRefund } from "./create-refund.ts";
import { closeReview } from "./guarantee-claim-store.ts";
import type { Payment } from "./payment.ts";
import { endPeriod, lockPeriods } from "./period-store.ts";
import { findRefundOf, type Refund } from "./refund-store.ts";
import { lockPayment } from "./store.ts";

type RefundRequest = {
  paymentId: string;
  kind: "withdrawal" | "guarantee";
  requestedBy: string;
  /** When it was asked for, if that was before now: somebody of the team may answer after the deadline. */
  askedAt?: Date;
};

/**
 * The last moment to ask, by the rules that were in force when it was bought. The day of the purchase is not counted
 * and the last day counts whole, in the business's time zone (CDC, art. 49; Código Civil, art. 132).
 */
export function deadlineOf(
  payment: Pick<Payment, "paidAt" | "withdrawalDays" | "guaranteeDays">,
  kind: RefundRequest["kind"],
): Date | undefined {
  const days = kind === "withdrawal" ? payment.withdrawalDays : payment.guaranteeDays;
  return payment.paidAt ? endOfDayAfter(brand.serviceHours.timeZone, payment.paidAt, days) : undefined;
}

/** The charge that would go back, if it still can. */
export async function getRefundableCharge(
  tx: Db,
  payment: Payment,
  { kind, askedAt }: { kind: RefundRequest["kind"]; askedAt: Date },
): Promise<StoredCharge> {
  const deadline = deadlineOf(payment, kind);
  if (!deadline || askedAt > deadline) throw new Problem("refund-too-late");
  const charge = (await listCharges(tx, payment.id)).find(({ disposition }) => disposition === "accepted");
  if (!charge) throw new Problem("refund-too-late");
  if (charge.dispute === "open") throw new Problem("charge-disputed");
  if (await findRefundOf(tx, charge.gateway, charge.gatewayChargeId)) throw new Problem("refund-already-requested");
  if (charge.status === "refunded") throw new Problem("nothing-to-refund");
  return charge;
}

/** What both rights share: in time, once, the whole amount; the plan ends as the money leaves. */
export async function requestRefund(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { paymentId, kind, requestedBy, askedAt = deps.now() }: RefundRequest,
): Promise<Refund> {
  const payment = await lockPayment(tx, paymentId);
  const charge = await getRefundableCharge(tx, payment, { kind, askedAt });
  const refund = await createRefund(deps, tx, { payment, charge, kind, requestedBy });
  if (!refund) throw new Problem("refund-already-requested");
  await lockPeriods(tx, payment.accountId);
  await endPeriod(tx, payment.id, deps.now());
  if (kind === "withdrawal")
    await closeReview(tx, payment.id, { outcome: "superseded", at: deps.now(), by: requestedBy, answer: null });
  return refund;
}
