import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { money } from "./create-payment.ts";
import { addDays } from "./days.ts";
import { Refusal, read } from "./errors.ts";
import { type Place, placeOf } from "./faults.ts";
import { newId } from "./ids.ts";
import { viewInstallment } from "./installments.ts";
import { type Payment, type Refund, refundedCents } from "./ledger.ts";
import { get, page, type Query } from "./lists.ts";
import { viewPayment, viewRefund } from "./payment-view.ts";
import { type SimulatorState, today } from "./simulator-state.ts";

const RefundOrder = z.object({ value: money.nullish(), description: z.string().max(500).nullish() });
const PIX_RETURN_DAYS = 90;
const SLOW_MS = 24 * 60 * 60 * 1000;

const isRefundable = ({ status }: Payment): boolean => status === "CONFIRMED" || status === "RECEIVED";
const cannot = (why: string) => new Refusal("invalid_action", why);

export function refundRoutes(app: FastifyInstance, state: SimulatorState): void {
  const { ledger } = state;
  type One = { Params: { id: string } };

  app.post<One>("/v3/payments/:id/refund", (request) => {
    const payment = get(ledger.payments, request.params.id);
    const { value, description } = read(RefundOrder, request.body);
    if (payment.installment) throw cannot("Estorne o parcelamento, não a parcela.");
    refund(state, payment, value ?? left(payment), description ?? null, placeOf(request));
    return viewPayment(payment);
  });

  app.get<One & { Querystring: Query }>("/v3/payments/:id/refunds", ({ params, query }) =>
    page(get(ledger.payments, params.id).refunds, query, viewRefund),
  );

  app.post<One>("/v3/installments/:id/refund", (request) => {
    const plan = get(ledger.installments, request.params.id);
    const { value, description } = read(RefundOrder, request.body);
    const parts = ledger.paymentsOf(plan.id).filter((payment) => isRefundable(payment) && left(payment) > 0);
    const most = parts.reduce((sum, payment) => sum + left(payment), 0);
    let cents = value ?? most;
    if (most === 0 || cents > most) throw cannot("O parcelamento não pode ser estornado nesse valor.");
    // A part of the sale is given back from its end.
    const portions = parts.toReversed().map((payment) => {
      const portion = Math.min(cents, left(payment));
      cents -= portion;
      return { payment, portion };
    });
    const how = howRefundsGo(state, placeOf(request));
    for (const { payment, portion } of portions.toReversed())
      if (portion > 0) give(state, payment, portion, description ?? null, how);
    return viewInstallment(state, plan);
  });
}

const left = (payment: Payment): number => payment.valueCents - refundedCents(payment);

function refund(
  state: SimulatorState,
  payment: Payment,
  cents: number,
  description: string | null,
  place: Place,
): void {
  if (!isRefundable(payment)) throw cannot("A cobrança não pode ser estornada.");
  if (cents > left(payment)) throw cannot("O valor do estorno é maior que o da cobrança.");
  const lastDay = addDays(payment.paymentDate ?? today(state), PIX_RETURN_DAYS);
  if (payment.billingType === "PIX" && today(state) > lastDay) throw cannot("O prazo de devolução do Pix terminou.");
  give(state, payment, cents, description, howRefundsGo(state, place));
}

type Way = "at-once" | "slowly" | "after-approval";

function howRefundsGo({ faultPlan }: SimulatorState, place: Place): Way {
  if (faultPlan.takeFault("refund-no-balance", place)) throw cannot("Saldo insuficiente para realizar o estorno.");
  if (faultPlan.takeFault("refund-approval", place)) return "after-approval";
  return faultPlan.takeFault("refund-slow", place) ? "slowly" : "at-once";
}

function give(state: SimulatorState, payment: Payment, valueCents: number, description: string | null, way: Way): void {
  const createdAt = state.clock.now();
  const endToEnd = payment.billingType === "PIX" ? newId.endToEnd() : null;
  const awaits = way === "after-approval" ? "AWAITING_CRITICAL_ACTION_AUTHORIZATION" : "PENDING";
  const doneAt = way === "slowly" ? new Date(createdAt.getTime() + SLOW_MS) : null;
  const entry: Refund = { createdAt, valueCents, status: awaits, description, endToEnd, effectiveAt: null, doneAt };
  payment.refunds.push(entry);
  payment.statusBefore = payment.status;
  if (way === "at-once") return completeRefund(state, payment, entry);
  payment.status = way === "slowly" ? "REFUND_IN_PROGRESS" : "REFUND_REQUESTED";
  if (way === "slowly") state.emit("PAYMENT_REFUND_IN_PROGRESS", payment);
}

export function completeRefund(state: SimulatorState, payment: Payment, entry: Refund): void {
  Object.assign(entry, { status: "DONE", effectiveAt: state.clock.now(), doneAt: null } satisfies Partial<Refund>);
  payment.status = payment.statusBefore ?? payment.status;
  const isWhole = left(payment) === 0;
  if (isWhole) payment.status = "REFUNDED";
  state.emit(isWhole ? "PAYMENT_REFUNDED" : "PAYMENT_PARTIALLY_REFUNDED", payment);
}

export function denyRefund(state: SimulatorState, payment: Payment, entry: Refund): void {
  Object.assign(entry, { status: "CANCELLED", doneAt: null } satisfies Partial<Refund>);
  payment.status = payment.statusBefore ?? payment.status;
  state.emit("PAYMENT_REFUND_DENIED", payment);
}
