import { addDays, businessDay } from "./days.ts";
import { newId } from "./ids.ts";
import type { Card, Payment } from "./ledger.ts";
import { type SimulatorState, today } from "./simulator-state.ts";

const CREDIT_DAYS = 32;

/** A payment's transitions. Each updates the ledger and emits an event. */
export function confirmCard(state: SimulatorState, payment: Payment, card: Card): void {
  const day = today(state);
  Object.assign(payment, {
    card,
    status: "CONFIRMED",
    confirmedDate: day,
    clientPaymentDate: day,
    // The n-th instalment is credited after n times as long.
    creditDate: businessDay(addDays(day, CREDIT_DAYS * (payment.installmentNumber ?? 1))),
    receipt: payment.receipt ?? newId.receipt(),
  } satisfies Partial<Payment>);
  state.emit("PAYMENT_CONFIRMED", payment);
}

export function holdForReview(state: SimulatorState, payment: Payment, card: Card): void {
  Object.assign(payment, { card, status: "AWAITING_RISK_ANALYSIS" } satisfies Partial<Payment>);
  state.emit("PAYMENT_AWAITING_RISK_ANALYSIS", payment);
}

export function authorize(state: SimulatorState, payment: Payment, card: Card): void {
  Object.assign(payment, { card, status: "AUTHORIZED" } satisfies Partial<Payment>);
  state.emit("PAYMENT_AUTHORIZED", payment);
}

/** PIX is received at once, without a confirmed state. */
export function receivePix(state: SimulatorState, payment: Payment): void {
  const day = today(state);
  Object.assign(payment, {
    status: "RECEIVED",
    clientPaymentDate: day,
    paymentDate: day,
    creditDate: day,
    pixTransaction: newId.pixTransaction(),
    receipt: newId.receipt(),
  } satisfies Partial<Payment>);
  state.emit("PAYMENT_RECEIVED", payment);
}

/** The analyst's decision. The status of a reproved charge is not documented; here it is PENDING again. */
export function endReview(state: SimulatorState, payment: Payment, approved: boolean): void {
  if (approved && payment.card) {
    state.emit("PAYMENT_APPROVED_BY_RISK_ANALYSIS", payment);
    return confirmCard(state, payment, payment.card);
  }
  payment.status = "PENDING";
  state.emit("PAYMENT_REPROVED_BY_RISK_ANALYSIS", payment);
}
