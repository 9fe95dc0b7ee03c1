import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { placeOf } from "../control/faults.ts";
import { chargePayload } from "../ledger/br-code.ts";
import { addMonths, dayOf, parseDay } from "../ledger/days.ts";
import type { Payment } from "../ledger/ledger.ts";
import { confirmCard, holdForReview, receivePix } from "../ledger/payment-moves.ts";
import { qrImage } from "../ledger/qr-image.ts";
import type { SimulatorState } from "../ledger/simulator-state.ts";
import { tryCard } from "./cards.ts";
import { createPayments, money } from "./create-payment.ts";
import { Refusal, read } from "./errors.ts";
import { get, page, type Query } from "./lists.ts";
import { viewPayment } from "./payment-view.ts";

const PLAIN_FILTERS = ["customer", "installment", "externalReference", "billingType", "status", "pixQrCodeId"] as const;
const DATE_FILTERS = ["dateCreated", "dueDate", "paymentDate"] as const;
const Changes = z.object({
  value: money.optional(),
  dueDate: z.string().refine(parseDay).optional(),
  description: z.string().max(500).nullish(),
  externalReference: z.string().nullish(),
});

export const isOpen = ({ status, deleted }: Payment): boolean =>
  !deleted && (status === "PENDING" || status === "OVERDUE");

export function paymentRoutes(app: FastifyInstance, state: SimulatorState): void {
  const { payments } = state.ledger;
  type One = { Params: { id: string } };
  const path = "/v3/payments/:id";
  const getOpen = (id: string): Payment => {
    const payment = get(payments, id);
    if (!isOpen(payment)) throw new Refusal("invalid_action", "A cobrança não está aguardando pagamento.");
    return payment;
  };

  app.post("/v3/payments", (request) => {
    const [first] = createPayments(state, request.body, placeOf(request));
    return first && viewPayment(first);
  });
  app.get<{ Querystring: Query }>("/v3/payments", ({ query }) =>
    page(Array.from(payments.values()).filter(matches(query)).toReversed(), query, viewPayment),
  );
  app.get<One>(path, ({ params }) => viewPayment(get(payments, params.id)));
  app.get<One>(`${path}/status`, ({ params }) => ({ status: get(payments, params.id).status }));

  app.put<One>(path, ({ params, body }) => {
    const payment = getOpen(params.id);
    const { value, ...changes } = read(Changes, body);
    if (value !== undefined)
      Object.assign(payment, { valueCents: value, netCents: payment.netCents + value - payment.valueCents });
    Object.assign(payment, changes, changes.dueDate && { status: "PENDING" });
    state.emit("PAYMENT_UPDATED", payment);
    return viewPayment(payment);
  });

  app.delete<One>(path, ({ params }) => {
    const payment = getOpen(params.id);
    payment.deleted = true;
    state.emit("PAYMENT_DELETED", payment);
    return { deleted: true, id: payment.id };
  });
  app.post<One>(`${path}/restore`, ({ params }) => {
    const payment = get(payments, params.id);
    if (!payment.deleted) throw new Refusal("invalid_action", "A cobrança não está removida.");
    payment.deleted = false;
    state.emit("PAYMENT_RESTORED", payment);
    return viewPayment(payment);
  });

  app.get<One>(`${path}/pixQrCode`, ({ params }) => {
    const payment = getOpen(params.id);
    if (payment.billingType === "CREDIT_CARD") throw new Refusal("invalid_action", "A cobrança não aceita Pix.");
    const payload = chargePayload({ id: payment.id, amountCents: payment.valueCents });
    return {
      success: true,
      encodedImage: qrImage(payload),
      payload,
      expirationDate: `${addMonths(payment.dueDate, 12)} 23:59:59`,
      description: payment.description ?? "Descricao nao informada",
    };
  });

  app.post<One>(`${path}/payWithCreditCard`, (request) => {
    const payment = getOpen(request.params.id);
    // Here the charge exists already, so a refusal by the issuer is an event as well.
    try {
      const ip = { remoteIp: "127.0.0.1", ...(request.body as object) };
      const { card, inReview } = tryCard(state, payment.customer, ip, placeOf(request));
      payment.billingType = "CREDIT_CARD";
      (inReview ? holdForReview : confirmCard)(state, payment, card);
    } catch (error) {
      if (error instanceof Refusal && error.code === "invalid_action")
        state.emit("PAYMENT_CREDIT_CARD_CAPTURE_REFUSED", payment);
      throw error;
    }
    return viewPayment(payment);
  });

  app.post<One>(`${path}/captureAuthorizedPayment`, ({ params }) => {
    const payment = get(payments, params.id);
    if (payment.status !== "AUTHORIZED" || !payment.card)
      throw new Refusal("invalid_action", "A cobrança não está pré-autorizada.");
    confirmCard(state, payment, payment.card);
    return viewPayment(payment);
  });

  // The vendor's sandbox has this call too.
  app.post<One>("/v3/sandbox/payment/:id/confirm", ({ params }) => {
    const payment = getOpen(params.id);
    receivePix(state, payment);
    return viewPayment(payment);
  });
}

const matches = (query: Query) => (payment: Payment) =>
  PLAIN_FILTERS.every((name) => query[name] === undefined || payment[name] === query[name]) &&
  DATE_FILTERS.every((name) => {
    const day = name === "dateCreated" ? dayOf(payment.createdAt) : payment[name];
    const from = query[`${name}[ge]`];
    const to = query[`${name}[le]`];
    return (from === undefined || (day ?? "") >= from) && (to === undefined || (day !== null && day <= to));
  });
