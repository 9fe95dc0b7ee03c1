import { completeRefund } from "../api/refunds.ts";
import { addDays, startOf } from "./days.ts";
import type { Payment } from "./ledger.ts";
import { type SimulatorState, today } from "./simulator-state.ts";

/** The time of this payment's next transition, if any. */
function dueAt({ status, deleted, dueDate, creditDate, refunds }: Payment): Date | undefined {
  if (status === "CONFIRMED" && creditDate) return startOf(creditDate);
  if (status === "PENDING" && !deleted) return startOf(addDays(dueDate, 1));
  if (status === "REFUND_IN_PROGRESS") return refunds.find(({ doneAt }) => doneAt)?.doneAt ?? undefined;
  return undefined;
}

export function nextSettlement({ ledger }: SimulatorState): number | undefined {
  let soonest: number | undefined;
  for (const payment of ledger.payments.values()) {
    const due = dueAt(payment)?.getTime();
    if (due !== undefined && (soonest === undefined || due < soonest)) soonest = due;
  }
  return soonest;
}

/** Settles cards, marks unpaid charges overdue and completes slow refunds. */
export function settle(state: SimulatorState): void {
  const now = state.clock.now();
  for (const payment of state.ledger.payments.values()) {
    const due = dueAt(payment);
    if (!due || due > now) continue;
    if (payment.status === "CONFIRMED") {
      Object.assign(payment, { status: "RECEIVED", paymentDate: today(state) } satisfies Partial<Payment>);
      state.emit("PAYMENT_RECEIVED", payment);
    } else if (payment.status === "PENDING") {
      payment.status = "OVERDUE";
      state.emit("PAYMENT_OVERDUE", payment);
    } else {
      const entry = payment.refunds.find(({ doneAt }) => doneAt);
      if (entry) completeRefund(state, payment, entry);
    }
  }
}
