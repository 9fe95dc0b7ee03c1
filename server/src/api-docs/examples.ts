import type { Examples } from "../platform/http/openapi.ts";
import { accountExamples, guaranteeExamples } from "./account-examples.ts";
import { assistantExamples, conversationExamples, memoryExamples } from "./assistant-examples.ts";
import { planExamples } from "./plan-examples.ts";
import {
  bookingExamples,
  diaryExamples,
  intakeExamples,
  pauseExamples,
  reviewExamples,
  syncExamples,
  workoutExamples,
} from "./programme-examples.ts";
import { staffConversationExamples } from "./staff-conversation-examples.ts";
import { staffExamples, staffQueueExamples, staffReviewExamples, staffTeamExamples } from "./staff-examples.ts";
import { staffMemberExamples } from "./staff-member-examples.ts";
import { staffPlanExamples } from "./staff-plan-examples.ts";

const ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const at = "2026-11-16T13:05:00.000Z";
const done = { done: true };
const session = { username: "ana@example.com", token: "st_…", expiresAt: at };
const payment = {
  _id: ID,
  gatewayId: "0123456789abcdef012345678",
  paymentStatus: "pending",
  paymentMethod: "pix",
  amountCents: 239988,
  pixCode: "000201…6304ABCD",
  pixCopyPaste: "000201…6304ABCD",
  qrCodeImage: "iVBORw0KGgo…",
  pixQrCode: "iVBORw0KGgo…",
  pixExpiresAt: at,
};
const submission = {
  email: "ana@example.com",
  plan: "completo",
  cycle: "365-days",
  paymentMethod: "pix",
  customerData: { email: "ana@example.com" },
};

const consents = {
  current: [
    { purpose: "ads", allowed: false, version: "2026-11", answeredAt: at },
    { purpose: "messages-email", allowed: true, version: "2026-11", answeredAt: at },
    { purpose: "messages-whatsapp", allowed: false, version: null, answeredAt: null },
  ],
  history: [
    { purpose: "ads", allowed: false, version: "2026-11", answeredAt: at, via: "account" },
    { purpose: "messages-email", allowed: true, version: "2026-11", answeredAt: at, via: "checkout" },
  ],
};
const dataExport = {
  _id: ID,
  state: "ready",
  requestedAt: at,
  readyAt: at,
  expiresAt: "2026-11-18T13:05:00.000Z",
  bytes: 48_213,
  nextAt: "2026-11-16T14:05:00.000Z",
};
const retained = [
  {
    what: "Registro das suas compras, sem nome, email nem telefone",
    fields: ["valor, data, forma de pagamento e parcelas"],
    why: "Obrigação fiscal e contábil (Código Tributário Nacional, art. 173; LGPD, art. 16, I).",
    until: "2032-01-01T03:00:00.000Z",
  },
];

/** One request and its answer for every endpoint. Names and numbers are invented. */
export const examples: Examples = {
  ...accountExamples,
  ...bookingExamples,
  ...staffExamples,
  ...staffTeamExamples,
  ...staffMemberExamples,
  ...staffPlanExamples,
  ...staffQueueExamples,
  ...staffConversationExamples,
  ...staffReviewExamples,
  ...syncExamples,
  ...intakeExamples,
  ...planExamples,
  ...workoutExamples,
  ...diaryExamples,
  ...pauseExamples,
  ...reviewExamples,
  ...guaranteeExamples,
  ...conversationExamples,
  ...assistantExamples,
  ...memoryExamples,
  "POST /v1/public/register": {
    body: {
      fullName: "Ana Souza",
      phone: "11987654321",
      countryCode: "+55",
      email: "ana@example.com",
      password: "tapioca-6",
      subscriptionPlan: "free",
      consent: { ads: false, version: "2026-11", at },
    },
    return: { user: { _id: ID }, session },
  },
  "POST /v1/public/user/check-email": { body: { email: "ana@example.com" }, return: { _id: ID } },
  "POST /v1/public/user/check-id": { body: { userId: ID }, return: { _id: ID, email: "ana@example.com" } },
  "GET /v1/auth/me": {
    return: {
      _id: ID,
      fullName: "Ana Souza",
      email: "ana@example.com",
      emailVerified: true,
      phone: "11987654321",
      phoneVerified: false,
      countryCode: "+55",
      plan: "completo",
      validUntil: at,
      offerMonthlyCents: null,
    },
  },
  "POST /v1/auth/sessions": { return: session },
  "GET /v1/auth/sessions": {
    return: [{ _id: ID, createdAt: at, lastUsedAt: at, device: "Moto G, Chrome", current: true }],
  },
  "DELETE /v1/auth/sessions/:sessionId": { return: done },
  "DELETE /v1/auth/sessions": { return: done },
  "POST /v1/auth/password": { body: { currentPassword: "tapioca-6", newPassword: "cuscuz-com-ovo" }, return: session },
  "POST /v1/auth/password/first": { body: { newPassword: "cuscuz-com-ovo" }, return: session },
  "POST /v1/public/password-resets": { body: { username: "ana@example.com" }, return: done },
  "POST /v1/public/password-resets/confirm": {
    body: { username: "ana@example.com", code: "482913", newPassword: "cuscuz-com-ovo" },
    return: session,
  },
  "POST /v1/auth/verifications": { body: { channel: "email" }, return: done },
  "POST /v1/public/verifications/confirm": {
    body: { username: "ana@example.com", code: "482913", password: "tapioca-6" },
    return: { outcome: "verified", channel: "email", address: "ana@example.com", needsPassword: false, session },
  },
  "POST /v1/auth/email": { body: { email: "ana.nova@example.com", password: "tapioca-6" }, return: done },
  "POST /v1/public/:slug/track-conversion": {
    body: { eventName: "PageView", whatsapp: "none", uniqueId: ID, value: 1, currency: "BRL" },
    return: { kept: true },
  },
  "POST /v1/auth/phone": { body: { phone: "21912345678", countryCode: "+55", password: "tapioca-6" }, return: done },
  "POST /v1/auth/verifications/confirm": {
    body: { channel: "phone", code: "482913" },
    return: { address: "+5521912345678", session },
  },
  "POST /v1/auth/name": { body: { fullName: "Ana Maria Souza" }, return: { fullName: "Ana Maria Souza" } },
  "GET /v1/account/consents": { return: consents },
  "POST /v1/account/consents": { body: { purpose: "ads", allowed: false, version: "2026-11" }, return: consents },
  "POST /v1/public/browser-errors": {
    body: { build: "1a2b3c4d", route: "app/today/today.route", name: "TypeError" },
    return: done,
  },
  "POST /v1/public/ad-consent-revocations": { body: { browserId: "fb.1.1763211900000.1234567890" }, return: done },
  "POST /v1/public/unsubscribe": { return: done },
  "POST /v1/public/on-call/acknowledgements": {
    body: { token: "8MX4Q-27KTR.GL0SXpvS0fvJla1xzfp6nKkiCm323-w0eRaf1OVIV5M" },
    return: { referenceNumber: "8MX4Q-27KTR", acknowledgedAt: at },
  },
  "GET /v1/account/disclosures": {
    return: {
      items: [
        {
          id: `${ID}:meta`,
          at,
          to: "meta",
          receiver: "Meta (Facebook e Instagram)",
          about: "Cadastro",
          what: ["o que aconteceu e quando", "nome e contato embaralhados"],
          why: "Medir se os anúncios funcionam.",
          basis: "Seu consentimento (LGPD, art. 7º, I)",
          state: "sent",
          settledAt: at,
        },
      ],
      next: null,
    },
  },
  "GET /v1/account/health-accesses": {
    return: {
      items: [
        {
          _id: ID,
          at,
          name: "Helena Prado",
          role: "nutritionist",
          roleText: "nutricionista",
          seconds: 360,
          what: "Revisão da semana e diário",
          why: "Para responder a sua revisão",
          isBreakGlass: false,
        },
      ],
      next: null,
      recent: { looks: 1, people: 1, hasMachine: false, outside: 0 },
    },
  },
  "POST /v1/account/export": {
    body: { password: "tapioca-6" },
    return: { ...dataExport, state: "preparing", readyAt: null, expiresAt: null, bytes: null },
  },
  "GET /v1/account/export": { return: { current: dataExport } },
  "GET /v1/account/deletion": {
    return: {
      removed: ["Nome, email, telefone e senha"],
      retained,
      plan: { endsAt: at, withdrawal: { paymentId: ID, until: at } },
      openPayment: null,
      confirmationTo: "a•••@example.com",
    },
  },
  "POST /v1/account/deletion": {
    body: { password: "tapioca-6", word: "EXCLUIR", giveUpPlan: true },
    return: { referenceNumber: "K7MPQ-3XW9D", at, retained, confirmationTo: "a•••@example.com" },
  },
  "GET /v1/public/postal-codes/:cep": {
    return: { street: "Avenida Paulista", district: "Bela Vista", city: "São Paulo", state: "SP" },
  },
  "GET /v1/public/blog/latest-posts": {
    return: [
      {
        title: "Feira de sábado",
        excerpt: "Uma lista que rende a semana inteira.",
        date: at,
        image: null,
        url: "https://blog.example/feira",
        category: "Nutrição",
        author: "Helena",
        siteLogo: null,
      },
    ],
  },
  "GET /v1/public/promises": {
    return: {
      snapshot: {
        day: "2026-11-19",
        takenAt: "2026-11-19T06:00:00.000Z",
        hash: "5c1e08d7a0b3f4e2915c6d7788f0a1b2c3d4e5f60718293a4b5c6d7e8f901234",
        bytes: 2140,
        total: { days30: null, days90: { cases: 198, breached: 9, keptPerMille: 954, creditDays: 13 } },
        kinds: [
          {
            kind: "definitive-plan",
            promisedSeconds: 432_000,
            days30: null,
            days90: {
              cases: 198,
              breached: 9,
              keptPerMille: 954,
              creditDays: 13,
              median: 65,
              tenth: 45,
              ninetieth: 95,
              breaches: [{ upTo: null, cases: 9 }],
            },
          },
        ],
      },
      earlier: [{ day: "2026-10-31", code: "77a0c3e1" }],
    },
  },
  "GET /v1/public/places": { return: { live: true, places: 3, startsOn: "2026-11-23" } },
  "POST /v1/public/payment/by-email": { body: submission, return: payment },
  "POST /v1/auth/payment": { body: submission, return: payment },
  "GET /v1/public/payment/:paymentId/pix": { return: payment },
  "GET /v1/public/payment-lookup/:paymentId": { return: { _id: ID, paymentStatus: "pending" } },
};
