import type { FaultPlan } from "../control/faults.ts";
import type { Clock } from "./clock.ts";
import { type Day, dayOf } from "./days.ts";
import type { Ledger, Payment } from "./ledger.ts";

/** The state shared by all routes. */
export type SimulatorState = {
  clock: Clock;
  ledger: Ledger;
  faultPlan: FaultPlan;
  /** Sends an event to the subscribers, with a snapshot of the payment. */
  emit: (event: PaymentEvent, payment: Payment) => void;
  /** Whether a CNPJ may have letters: not documented by the vendor. */
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
