import type { GuaranteeDecision, GuaranteeView } from "@app/contract/guarantee";
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
const refundPreview = {
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

const line = { waived: false, weeks: null, needWeeks: null };
const lines: GuaranteeView["decisions"][number]["lines"] = [
  { ...line, code: "G1", ok: true, have: 0, need: 7 },
  { ...line, code: "G2", ok: false, have: 11, need: 18 },
  { ...line, code: "G3", ok: true, have: 9, need: 8 },
  { ...line, code: "G4", ok: true, have: 4, need: 3 },
  { ...line, code: "G5", ok: true, have: 14, need: 6, weeks: 4, needWeeks: 3 },
];

const refused: GuaranteeDecision = {
  _id: ID,
  referenceNumber: "K7Q2M-9XV4T",
  at: "2026-12-17T13:05:00.000Z",
  decision: "refused",
  reason: "NAO_SEGUIU",
  ruleVersion: "g2",
  tookMs: 84,
  lines,
  reasons: [
    {
      code: "G2",
      have: 11,
      need: 18,
      missing: 7,
      from: "2026-11-17",
      to: "2026-12-16",
      lastOn: "2026-12-14",
      gap: { from: "2026-12-07", to: "2026-12-13" },
      weeks: null,
      needWeeks: null,
    },
  ],
  opensOn: null,
  choices: [],
  chosen: null,
  refund: null,
  review: null,
  offer: { days: 30, acceptBy: "2027-01-16T13:05:00.000Z", acceptedAt: null, accessUntil: null },
  hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
};

const view: GuaranteeView = {
  purchase: {
    paymentId: ID,
    paidAt: "2026-11-17T13:05:00.000Z",
    preview: refundPreview,
    ruleVersion: "g2",
    refundUsed: false,
  },
  meter: {
    day: 30,
    of: 30,
    daysLeft: 0,
    from: "2026-11-17",
    requestUntil: "2026-12-31",
    pausedDays: 0,
    lines,
    hidden: false,
    wereLate: false,
    backDated: { diary: 1, measures: 0 },
    plannedSessions: 12,
  },
  decisions: [refused],
};

const review = {
  askedAt: "2026-12-17T13:06:00.000Z",
  answerBy: "2026-12-20T13:06:00.000Z",
  outcome: null,
  answer: null,
};

export const guaranteeExamples: Examples = {
  "GET /v1/account/guarantee": { return: view },
  "POST /v1/account/guarantee": { body: { _id: ID, paymentId: ID, password: "tapioca-6" }, return: refused },
  "POST /v1/account/guarantee/:decisionId/review": {
    body: { text: "Anotei as refeições no caderno na semana da viagem." },
    return: { ...refused, review, offer: null },
  },
  "POST /v1/account/guarantee/:decisionId/choice": {
    body: { choice: "retomar-depois" },
    return: {
      ...refused,
      decision: "choice",
      reason: "GRAVIDEZ",
      lines: null,
      reasons: [],
      chosen: "retomar-depois",
      offer: null,
    },
  },
  "POST /v1/account/guarantee/:decisionId/offer": {
    return: {
      ...refused,
      offer: {
        days: 30,
        acceptBy: "2027-01-16T13:05:00.000Z",
        acceptedAt: "2026-12-17T13:07:00.000Z",
        accessUntil: "2027-12-17T13:05:00.000Z",
      },
    },
  },
};
