import type { Examples } from "../platform/http.ts";

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

/** One call and its answer for every endpoint. People and numbers are invented. */
export const examples: Examples = {
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
    return: { user: { _id: ID } },
  },
  "POST /v1/public/user/check-email": { body: { email: "ana@example.com" }, return: { _id: ID } },
  "POST /v1/public/user/check-id": { body: { userId: ID }, return: { _id: ID, email: "ana@example.com" } },
  "GET /v1/auth/me": {
    return: {
      _id: ID,
      fullName: "Ana Souza",
      email: "ana@example.com",
      emailProven: true,
      phone: "11987654321",
      phoneProven: false,
      countryCode: "+55",
      plan: "completo",
      validUntil: at,
      offerMonthlyCents: null,
    },
  },
  "POST /v1/auth/sessions": { return: session },
  "GET /v1/auth/sessions": {
    return: [{ _id: ID, createdAt: at, lastUsedAt: at, device: "Chrome no Android", current: true }],
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
  "POST /v1/auth/proofs": { body: { channel: "email" }, return: done },
  "POST /v1/public/proofs/confirm": {
    body: { username: "ana@example.com", code: "482913", password: "tapioca-6" },
    return: { outcome: "proven", channel: "email", address: "ana@example.com", needsPassword: false, session },
  },
  "POST /v1/auth/email": { body: { email: "ana.nova@example.com", password: "tapioca-6" }, return: done },
  "POST /v1/public/:slug/track-conversion": {
    body: { eventName: "PageView", whatsapp: "none", uniqueId: ID, value: 1, currency: "BRL" },
    return: { kept: true },
  },
  "GET /v1/auth/disclosures": {
    return: [
      { event: "CompleteRegistration", occurredAt: at, page: null, destination: "meta", status: "sent", settledAt: at },
    ],
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
  "POST /v1/public/payment/by-email": { body: submission, return: payment },
  "POST /v1/auth/payment": { body: submission, return: payment },
  "GET /v1/public/payment/:paymentId/pix": { return: payment },
  "GET /v1/public/payment-lookup/:paymentId": { return: { _id: ID, paymentStatus: "pending" } },
};
