import { brand } from "@app/contract/brand";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { endOfDayAfter } from "../platform/local-day.ts";
import { Problem } from "../platform/problem.ts";
import { type KeptCharge, listCharges } from "./charge-store.ts";
import { settleReview } from "./claim-store.ts";
import type { Payment } from "./payment.ts";
import { endPeriod, lockPeriods } from "./period-store.ts";
import { findRefundOf, type Refund } from "./refund-store.ts";
import { returnMoney } from "./return-money.ts";
import { lockPayment } from "./store.ts";

type Asking = {
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
  kind: Asking["kind"],
): Date | undefined {
  const days = kind === "withdrawal" ? payment.withdrawalDays : payment.guaranteeDays;
  return payment.paidAt ? endOfDayAfter(brand.serviceHours.timeZone, payment.paidAt, days) : undefined;
}

/** The charge that would go back, if it still can. */
export async function getReturnableCharge(
  tx: Db,
  payment: Payment,
  { kind, askedAt }: { kind: Asking["kind"]; askedAt: Date },
): Promise<KeptCharge> {
  const deadline = deadlineOf(payment, kind);
  if (!deadline || askedAt > deadline) throw new Problem("refund-too-late");
  const charge = (await listCharges(tx, payment.id)).find(({ verdict }) => verdict === "accepted");
  if (!charge) throw new Problem("refund-too-late");
  if (charge.dispute === "open") throw new Problem("charge-disputed");
  if (await findRefundOf(tx, charge.gateway, charge.gatewayChargeId)) throw new Problem("refund-already-asked");
  if (charge.status === "returned") throw new Problem("nothing-to-refund");
  return charge;
}

/** What both rights share: in time, once, the whole amount; the plan ends as the money leaves. */
export async function askMoneyBack(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { paymentId, kind, requestedBy, askedAt = deps.now() }: Asking,
): Promise<Refund> {
  const payment = await lockPayment(tx, paymentId);
  const charge = await getReturnableCharge(tx, payment, { kind, askedAt });
  const refund = await returnMoney(deps, tx, { payment, charge, kind, requestedBy });
  if (!refund) throw new Problem("refund-already-asked");
  await lockPeriods(tx, payment.accountId);
  await endPeriod(tx, payment.id, deps.now());
  if (kind === "withdrawal")
    await settleReview(tx, payment.id, { outcome: "superseded", at: deps.now(), by: requestedBy, answer: null });
  return refund;
}
