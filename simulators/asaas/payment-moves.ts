import { addDays, businessDay } from "./days.ts";
import { newId } from "./ids.ts";
import type { Card, Payment } from "./ledger.ts";
import { today, type World } from "./world.ts";

const CREDIT_DAYS = 32;

/** The steps a payment takes. Each changes the book and tells the subscribers. */
export function confirmCard(world: World, payment: Payment, card: Card): void {
  const day = today(world);
  Object.assign(payment, {
    card,
    status: "CONFIRMED",
    confirmedDate: day,
    clientPaymentDate: day,
    // The n-th part of a sale is credited after n times as long.
    creditDate: businessDay(addDays(day, CREDIT_DAYS * (payment.installmentNumber ?? 1))),
    receipt: payment.receipt ?? newId.receipt(),
  } satisfies Partial<Payment>);
  world.tell("PAYMENT_CONFIRMED", payment);
}

export function holdForReview(world: World, payment: Payment, card: Card): void {
  Object.assign(payment, { card, status: "AWAITING_RISK_ANALYSIS" } satisfies Partial<Payment>);
  world.tell("PAYMENT_AWAITING_RISK_ANALYSIS", payment);
}

export function authorize(world: World, payment: Payment, card: Card): void {
  Object.assign(payment, { card, status: "AUTHORIZED" } satisfies Partial<Payment>);
  world.tell("PAYMENT_AUTHORIZED", payment);
}

/** PIX: the money is there at once, never merely confirmed. */
export function receivePix(world: World, payment: Payment): void {
  const day = today(world);
  Object.assign(payment, {
    status: "RECEIVED",
    clientPaymentDate: day,
    paymentDate: day,
    creditDate: day,
    pixTransaction: newId.pixTransaction(),
    receipt: newId.receipt(),
  } satisfies Partial<Payment>);
  world.tell("PAYMENT_RECEIVED", payment);
}

/** The analyst's word. What a reproved charge becomes is not documented; here it waits for another way to pay. */
export function endReview(world: World, payment: Payment, approved: boolean): void {
  if (approved && payment.card) {
    world.tell("PAYMENT_APPROVED_BY_RISK_ANALYSIS", payment);
    return confirmCard(world, payment, payment.card);
  }
  payment.status = "PENDING";
  world.tell("PAYMENT_REPROVED_BY_RISK_ANALYSIS", payment);
}
