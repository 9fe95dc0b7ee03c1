import type { Examples } from "../platform/http/openapi.ts";

const ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const at = "2026-11-16T13:05:00.000Z";
const later = "2027-11-16T13:05:00.000Z";
const period = { paymentId: ID, title: "Plano Completo, anual", cycle: "annual", startsAt: at, endsAt: later };
const paid = { amountCents: 239988, method: "credit-card", installments: 12, cardBrand: "VISA", cardLast4: "4207" };
const refundOption = { state: "open", until: at, daysLeft: 4 };
const refundOptions = { withdrawal: refundOption, guarantee: refundOption };
const refund = {
  referenceNumber: "K7Q2M-9XV4T",
  kind: "withdrawal",
  title: "Desistência",
  amountCents: 239988,
  state: "asked",
  requestedAt: at,
  steps: [
    { key: "asked", title: "Pedido recebido", text: "Vale a partir deste momento.", state: "done", at, dueBy: null },
  ],
};
/** Of a purchase by card, whole. */
export const refundPreview = {
  amountCents: 239988,
  way: "no cartão final 4207, com todas as parcelas",
  sentBy: "2026-11-17T13:05:00.000Z",
  returnedBy: "2026-12-01T13:05:00.000Z",
};
const payment = {
  _id: ID,
  title: period.title,
  cycle: "annual",
  ...paid,
  methodText: "Cartão de crédito, 12x de R$ 199,99 sem juros",
  status: "paid",
  statusText: "Pago",
  dispute: null,
  createdAt: at,
  paidAt: at,
  period: { startsAt: at, endsAt: later, endedAt: null, suspendedAt: null },
  pix: null,
  referenceNumber: "9XV4T-K7Q2M",
  refundOptions,
  refunds: [],
};

/** Examples of the account's endpoints. */
export const accountExamples: Examples = {
  "GET /v1/account": {
    return: {
      person: { _id: ID, fullName: "Ana Souza", email: "ana@example.com", emailVerified: true },
      state: "active",
      plan: { ...period, day: 4, days: 365, daysLeft: 362, endedAt: null, ending: null, ...paid },
      next: null,
      refundOptions,
      promises: [
        {
          key: "questionnaire",
          title: "Anamnese",
          text: "É a sua vez: o plano sai das suas respostas. São uns sete minutos.",
          state: "waits-for-you",
          at: null,
          dueBy: null,
        },
      ],
      openPix: null,
    },
  },
  "GET /v1/account/promises": {
    return: {
      promises: [
        {
          _id: ID,
          kind: "weekly-review-answered",
          title: "Resposta da revisão da semana de 02/11",
          text: "Prometemos até 12/11, 20h00. Respondida em 13/11, 09h10.",
          state: "kept-late",
          startsAt: "2026-11-10T23:00:00.000Z",
          dueAt: "2026-11-12T23:00:00.000Z",
          clock: "wall",
          promised: "2 dias de atendimento",
          at: "2026-11-13T12:10:00.000Z",
          fulfilledAt: "2026-11-13T12:10:00.000Z",
          keptBy: "Helena",
          credit: { days: 1, text: "+1 dia, porque a resposta da revisão atrasou" },
          ifLate: null,
        },
      ],
      totals: { kept: 11, keptLate: 1, running: 4, creditDays: 1 },
      validUntil: later,
    },
  },
  "GET /v1/account/payments": { return: [payment] },
  "GET /v1/account/payments/:paymentId": {
    return: { ...payment, preview: refundPreview },
  },
  "GET /v1/account/payments/:paymentId/receipt": {
    return: {
      referenceNumber: payment.referenceNumber,
      title: "Recibo de pagamento",
      seller: {
        legalName: "Exemplo Ltda.",
        cnpj: "11.222.333/0001-81",
        address: "Rua do Exemplo, 100",
        email: "oi@empresa.example",
      },
      buyer: { fullName: "Ana Souza", email: "ana@example.com" },
      lines: [{ label: "Valor total", value: "R$ 2.399,88" }],
      amountCents: 239988,
      paidAt: at,
      refund: null,
      note: "Este recibo comprova o pagamento. Não é nota fiscal.",
    },
  },
  "POST /v1/account/payments/:paymentId/withdrawal": { body: { password: "tapioca-6" }, return: refund },
  "GET /v1/account/intake/refund": {
    return: { kind: "remote-care-declined", ...refundPreview, personHours: null },
  },
  "POST /v1/account/intake/refund": {
    body: { kind: "not-served", password: "tapioca-6" },
    return: { refund: { ...refund, kind: "not-served", title: "Não podemos atender" }, review: null },
  },
  "POST /v1/public/checkout/reminders": {
    body: { email: "ana@example.com", cycle: "annual", method: "pix", wanted: true },
    return: { done: true },
  },
  "GET /v1/public/checkout/resume/:token": {
    return: { state: "open", cycle: "annual", method: "pix", email: "ana@example.com", offer: null },
  },
};
