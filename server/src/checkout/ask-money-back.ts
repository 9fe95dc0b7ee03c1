import { brand } from "@app/contract/brand";
import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import { endOfDayAfter } from "../platform/local-day.ts";
import { Problem } from "../platform/problem.ts";
import { listCharges } from "./charge-store.ts";
import type { Payment } from "./payment.ts";
import { endPeriod, lockPeriods } from "./period-store.ts";
import type { Refund } from "./refund-store.ts";
import { returnMoney } from "./return-money.ts";
import { lockPayment } from "./store.ts";

type Asking = { paymentId: string; kind: "withdrawal" | "guarantee"; requestedBy: string };

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

/** What both rights share: in time, once, the whole amount; the plan ends as the money leaves. */
export function askMoneyBack(
  deps: Pick<Deps, "db" | "jobs" | "now">,
  { paymentId, kind, requestedBy }: Asking,
  /** What is written down together with it. */
  also: (tx: Db, refund: Refund) => Promise<void> = async () => {},
): Promise<Refund> {
  return deps.db.transaction().execute(async (tx: Db) => {
    const payment = await lockPayment(tx, paymentId);
    const deadline = deadlineOf(payment, kind);
    if (!deadline || deps.now() > deadline) throw new Problem("refund-too-late");
    const charge = (await listCharges(tx, payment.id)).find(({ verdict }) => verdict === "accepted");
    if (!charge) throw new Problem("refund-too-late");
    if (charge.status === "disputed") throw new Problem("charge-disputed");
    const refund = await returnMoney(deps, tx, { payment, charge, kind, requestedBy });
    if (!refund) throw new Problem("refund-already-asked");
    await lockPeriods(tx, payment.accountId);
    await endPeriod(tx, payment.id, deps.now());
    await also(tx, refund);
    return refund;
  });
}
