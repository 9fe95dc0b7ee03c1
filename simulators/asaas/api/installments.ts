import type { FastifyInstance } from "fastify";
import { placeOf } from "../control/faults.ts";
import { dayOf } from "../ledger/days.ts";
import type { Installment } from "../ledger/ledger.ts";
import { toReais } from "../ledger/money.ts";
import type { SimulatorState } from "../ledger/simulator-state.ts";
import { createPayments } from "./create-payment.ts";
import { NotFound, Refusal } from "./errors.ts";
import { get, page, type Query } from "./lists.ts";
import { receiptUrl, viewCard, viewPayment, viewRefund } from "./payment-view.ts";
import { isOpen } from "./payments.ts";

/** The sale as a whole. Its events are those of its instalments. */
export function viewInstallment({ ledger }: Pick<SimulatorState, "ledger">, plan: Installment) {
  const parts = ledger.paymentsOf(plan.id);
  const [first] = parts;
  const refunds = parts.flatMap((payment) => payment.refunds);
  return {
    object: "installment",
    id: plan.id,
    value: toReais(plan.valueCents),
    netValue: toReais(parts.reduce((sum, { netCents }) => sum + netCents, 0)),
    // As in the sandbox: the last instalment's value, which has the remainder.
    paymentValue: toReais(parts.at(-1)?.valueCents ?? 0),
    installmentCount: plan.count,
    billingType: plan.billingType,
    paymentDate: first?.clientPaymentDate ?? null,
    description: plan.description,
    expirationDay: plan.expirationDay,
    deleted: plan.deleted,
    dateCreated: dayOf(plan.createdAt),
    checkoutSession: null,
    customer: plan.customer,
    paymentLink: null,
    transactionReceiptUrl: first ? receiptUrl(first) : null,
    creditCard: viewCard(first?.card ?? null),
    refunds: refunds.length > 0 ? refunds.map(viewRefund) : null,
  };
}

export function installmentRoutes(app: FastifyInstance, state: SimulatorState): void {
  const { ledger } = state;
  type One = { Params: { id: string } };
  const path = "/v3/installments/:id";

  app.post("/v3/installments", (request) => {
    const { value, paymentExternalReference, ...body } = (request.body ?? {}) as Record<string, unknown>;
    // In this call `value` is that of each instalment.
    const charge = { ...body, installmentValue: value, externalReference: paymentExternalReference };
    if (typeof body["installmentCount"] !== "number" || body["installmentCount"] < 2)
      throw new Refusal("invalid_installmentCount", "Informe o número de parcelas.");
    const [first] = createPayments(state, charge, placeOf(request));
    return viewInstallment(state, get(ledger.installments, first?.installment ?? ""));
  });

  app.get<One>(path, ({ params }) => viewInstallment(state, get(ledger.installments, params.id)));

  app.get<One & { Querystring: Query }>(`${path}/payments`, ({ params, query }) => {
    if (!ledger.installments.has(params.id)) throw new NotFound();
    return page(ledger.paymentsOf(params.id).toReversed(), query, viewPayment);
  });

  app.delete<One>(path, ({ params }) => {
    const plan = get(ledger.installments, params.id);
    plan.deleted = true;
    for (const payment of ledger.paymentsOf(plan.id).filter(isOpen)) {
      payment.deleted = true;
      state.emit("PAYMENT_DELETED", payment);
    }
    return { deleted: true, id: plan.id };
  });
}
