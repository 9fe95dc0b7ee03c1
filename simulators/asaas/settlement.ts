import { addDays, startOf } from "./days.ts";
import type { Payment } from "./ledger.ts";
import { completeRefund } from "./refunds.ts";
import { today, type World } from "./world.ts";

/** When time alone will move this payment, and never before. */
function dueAt({ status, deleted, dueDate, creditDate, refunds }: Payment): Date | undefined {
  if (status === "CONFIRMED" && creditDate) return startOf(creditDate);
  if (status === "PENDING" && !deleted) return startOf(addDays(dueDate, 1));
  if (status === "REFUND_IN_PROGRESS") return refunds.find(({ doneAt }) => doneAt)?.doneAt ?? undefined;
  return undefined;
}

export function nextSettlement({ ledger }: World): number | undefined {
  let soonest: number | undefined;
  for (const payment of ledger.payments.values()) {
    const due = dueAt(payment)?.getTime();
    if (due !== undefined && (soonest === undefined || due < soonest)) soonest = due;
  }
  return soonest;
}

/** Card money arrives, unpaid charges fall overdue, slow refunds come through. */
export function settle(world: World): void {
  const now = world.clock.now();
  for (const payment of world.ledger.payments.values()) {
    const due = dueAt(payment);
    if (!due || due > now) continue;
    if (payment.status === "CONFIRMED") {
      Object.assign(payment, { status: "RECEIVED", paymentDate: today(world) } satisfies Partial<Payment>);
      world.tell("PAYMENT_RECEIVED", payment);
    } else if (payment.status === "PENDING") {
      payment.status = "OVERDUE";
      world.tell("PAYMENT_OVERDUE", payment);
    } else {
      const entry = payment.refunds.find(({ doneAt }) => doneAt);
      if (entry) completeRefund(world, payment, entry);
    }
  }
}
