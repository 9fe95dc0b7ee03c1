import type { FastifyInstance } from "fastify";
import { NotFound } from "../api/errors.ts";
import { get, page, type Query } from "../api/lists.ts";
import { addDays, dayOf } from "./days.ts";
import { newId } from "./ids.ts";
import type { Chargeback, Payment } from "./ledger.ts";
import { toReais } from "./money.ts";
import { type PaymentEvent, type SimulatorState, today } from "./simulator-state.ts";

export const CHARGEBACK_STEPS = ["open", "dispute", "win", "return", "lose"] as const;
type Step = (typeof CHARGEBACK_STEPS)[number];

type Move = Pick<Chargeback, "status" | "disputeStatus"> & {
  payment: Payment["status"];
  event: PaymentEvent;
};
const MOVES: Record<Step, Move> = {
  open: {
    status: "REQUESTED",
    disputeStatus: null,
    payment: "CHARGEBACK_REQUESTED",
    event: "PAYMENT_CHARGEBACK_REQUESTED",
  },
  dispute: {
    status: "IN_DISPUTE",
    disputeStatus: "REQUESTED",
    payment: "CHARGEBACK_DISPUTE",
    event: "PAYMENT_CHARGEBACK_DISPUTE",
  },
  win: {
    status: "REVERSED",
    disputeStatus: "ACCEPTED",
    payment: "AWAITING_CHARGEBACK_REVERSAL",
    event: "PAYMENT_AWAITING_CHARGEBACK_REVERSAL",
  },
  return: { status: "REVERSED", disputeStatus: "ACCEPTED", payment: "RECEIVED", event: "PAYMENT_RECEIVED" },
  lose: { status: "DISPUTE_LOST", disputeStatus: "REJECTED", payment: "REFUNDED", event: "PAYMENT_REFUNDED" },
};
const DISPUTE_DAYS = 7;

/** The cardholder disputes a charge. The vendor has no call for it; a sale in instalments is disputed as a whole. */
export function moveChargeback(
  state: SimulatorState,
  paymentId: string,
  step: Step,
  reason = "FRAUD",
): Payment["status"] | undefined {
  const { ledger, clock } = state;
  const named = ledger.payments.get(paymentId);
  if (!named?.card) return undefined;
  const { status, disputeStatus, payment: next, event } = MOVES[step];
  for (const payment of named.installment ? ledger.paymentsOf(named.installment) : [named]) {
    const chargeback = ledger.chargebacks.get(payment.chargeback ?? "") ?? {
      id: newId.chargeback(),
      payment: payment.id,
      installment: payment.installment,
      reason,
      valueCents: payment.valueCents,
      openedAt: clock.now(),
      status,
      disputeStatus,
    };
    ledger.chargebacks.set(chargeback.id, Object.assign(chargeback, { status, disputeStatus }));
    payment.chargeback = chargeback.id;
    payment.status = next;
    if (step === "return") payment.paymentDate ??= today(state);
    state.emit(event, payment);
  }
  return named.status;
}

const viewChargeback = (state: SimulatorState) => (chargeback: Chargeback) => {
  const payment = state.ledger.payments.get(chargeback.payment);
  return {
    id: chargeback.id,
    payment: chargeback.payment,
    installment: chargeback.installment,
    customerAccount: payment?.customer ?? null,
    status: chargeback.status,
    reason: chargeback.reason,
    disputeStartDate: dayOf(chargeback.openedAt),
    value: toReais(chargeback.valueCents),
    paymentDate: payment?.clientPaymentDate ?? null,
    creditCard: payment?.card && { number: payment.card.last4, brand: payment.card.brand },
    disputeStatus: chargeback.disputeStatus,
    deadlineToSendDisputeDocuments: addDays(dayOf(chargeback.openedAt), DISPUTE_DAYS),
  };
};

export function chargebackRoutes(app: FastifyInstance, state: SimulatorState): void {
  const { ledger } = state;
  app.get<{ Params: { id: string } }>("/v3/payments/:id/chargeback", ({ params }) => {
    const { chargeback } = get(ledger.payments, params.id);
    if (!chargeback) throw new NotFound();
    return viewChargeback(state)(get(ledger.chargebacks, chargeback));
  });
  app.get<{ Querystring: Query }>("/v3/chargebacks", ({ query }) =>
    page([...ledger.chargebacks.values()].toReversed(), query, viewChargeback(state)),
  );
}
