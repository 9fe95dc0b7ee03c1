import type { Clock } from "./clock.ts";
import { type Day, dayOf } from "./days.ts";
import type { FaultPlan } from "./faults.ts";
import type { Ledger, Payment } from "./ledger.ts";

/** What every rule of the vendor may touch. */
export type SimulatorState = {
  clock: Clock;
  ledger: Ledger;
  faultPlan: FaultPlan;
  /** Tells whoever subscribed, with the payment as it is at this moment. */
  emit: (event: PaymentEvent, payment: Payment) => void;
  /** Whether a CNPJ may have letters: the vendor does not say. */
  alphanumericCnpj: boolean;
};

export const today = ({ clock }: Pick<SimulatorState, "clock">): Day => dayOf(clock.now());

export const PAYMENT_EVENTS = [
  "PAYMENT_CREATED",
  "PAYMENT_AWAITING_RISK_ANALYSIS",
  "PAYMENT_APPROVED_BY_RISK_ANALYSIS",
  "PAYMENT_REPROVED_BY_RISK_ANALYSIS",
  "PAYMENT_AUTHORIZED",
  "PAYMENT_UPDATED",
  "PAYMENT_CONFIRMED",
  "PAYMENT_RECEIVED",
  "PAYMENT_CREDIT_CARD_CAPTURE_REFUSED",
  "PAYMENT_OVERDUE",
  "PAYMENT_DELETED",
  "PAYMENT_RESTORED",
  "PAYMENT_REFUNDED",
  "PAYMENT_PARTIALLY_REFUNDED",
  "PAYMENT_REFUND_IN_PROGRESS",
  "PAYMENT_REFUND_DENIED",
  "PAYMENT_CHARGEBACK_REQUESTED",
  "PAYMENT_CHARGEBACK_DISPUTE",
  "PAYMENT_AWAITING_CHARGEBACK_REVERSAL",
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];
