import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { type Place, placeOf } from "../control/faults.ts";
import { addDays } from "../ledger/days.ts";
import { newId } from "../ledger/ids.ts";
import { type Payment, type Refund, refundedCents } from "../ledger/ledger.ts";
import { type SimulatorState, today } from "../ledger/simulator-state.ts";
import { money } from "./create-payment.ts";
import { Refusal, read } from "./errors.ts";
import { viewInstallment } from "./installments.ts";
import { get, page, type Query } from "./lists.ts";
import { viewPayment, viewRefund } from "./payment-view.ts";

const RefundOrder = z.object({ value: money.nullish(), description: z.string().max(500).nullish() });
const PIX_RETURN_DAYS = 90;
const SLOW_MS = 24 * 60 * 60 * 1000;

const isRefundable = ({ status }: Payment): boolean => status === "CONFIRMED" || status === "RECEIVED";
const invalidAction = (why: string) => new Refusal("invalid_action", why);

export function refundRoutes(app: FastifyInstance, state: SimulatorState): void {
  const { ledger } = state;
  type One = { Params: { id: string } };

  app.post<One>("/v3/payments/:id/refund", (request) => {
    const payment = get(ledger.payments, request.params.id);
    const { value, description } = read(RefundOrder, request.body);
    if (payment.installment) throw invalidAction("Estorne o parcelamento, não a parcela.");
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
    const refundableCents = parts.reduce((sum, payment) => sum + left(payment), 0);
    let cents = value ?? refundableCents;
    if (refundableCents === 0 || cents > refundableCents)
      throw invalidAction("O parcelamento não pode ser estornado nesse valor.");
    // A partial refund starts from the last instalment.
    const portions = parts.toReversed().map((payment) => {
      const portion = Math.min(cents, left(payment));
      cents -= portion;
      return { payment, portion };
    });
    const mode = refundModeOf(state, placeOf(request));
    for (const { payment, portion } of portions.toReversed())
      if (portion > 0) createRefund(state, payment, portion, description ?? null, mode);
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
  if (!isRefundable(payment)) throw invalidAction("A cobrança não pode ser estornada.");
  if (cents > left(payment)) throw invalidAction("O valor do estorno é maior que o da cobrança.");
  const lastDay = addDays(payment.paymentDate ?? today(state), PIX_RETURN_DAYS);
  if (payment.billingType === "PIX" && today(state) > lastDay)
    throw invalidAction("O prazo de devolução do Pix terminou.");
  createRefund(state, payment, cents, description, refundModeOf(state, place));
}

type RefundMode = "immediate" | "slow" | "after-approval";

function refundModeOf({ faultPlan }: SimulatorState, place: Place): RefundMode {
  if (faultPlan.takeFault("refund-no-balance", place))
    throw invalidAction("Saldo insuficiente para realizar o estorno.");
  if (faultPlan.takeFault("refund-approval", place)) return "after-approval";
  return faultPlan.takeFault("refund-slow", place) ? "slow" : "immediate";
}

function createRefund(
  state: SimulatorState,
  payment: Payment,
  valueCents: number,
  description: string | null,
  mode: RefundMode,
): void {
  const createdAt = state.clock.now();
  const endToEnd = payment.billingType === "PIX" ? newId.endToEnd() : null;
  const awaits = mode === "after-approval" ? "AWAITING_CRITICAL_ACTION_AUTHORIZATION" : "PENDING";
  const doneAt = mode === "slow" ? new Date(createdAt.getTime() + SLOW_MS) : null;
  const entry: Refund = { createdAt, valueCents, status: awaits, description, endToEnd, effectiveAt: null, doneAt };
  payment.refunds.push(entry);
  payment.statusBefore = payment.status;
  if (mode === "immediate") return completeRefund(state, payment, entry);
  payment.status = mode === "slow" ? "REFUND_IN_PROGRESS" : "REFUND_REQUESTED";
  if (mode === "slow") state.emit("PAYMENT_REFUND_IN_PROGRESS", payment);
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
