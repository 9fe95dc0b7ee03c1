import { brand } from "@app/contract/brand";
import { CONSENT_VERSION } from "@app/contract/values";
import { filledIn } from "../shopper/forms.ts";

export type ApiRequest = { method: "GET" | "POST"; path: string; body?: object; headers?: Record<string, string> };
/** Of every process that these requests are sent to. */
export const WEBHOOK_TOKEN = "a webhook token made for measuring";

/** Unique parts of the measured requests: placeholders for the generator, or concrete numbers. */
export type Mark = { fresh: string; short: string; again: string };
export const GENERATED: Mark = { fresh: "@FRESH@", short: "@SHORT@", again: "@AGAIN@" };

let marks = 0;
/** Twelve unique digits that occur nowhere else in a request. */
export function newMark(): Mark {
  marks += 1;
  const fresh = String(700_000_000_000 + Math.floor(Math.random() * 1e9) * 100 + marks);
  return { fresh, short: fresh.slice(-8), again: fresh };
}

const consent = { ads: true, version: CONSENT_VERSION, at: "2026-11-01T12:00:00.000Z" };
const post = (path: string, body: object, headers: Record<string, string> = {}): ApiRequest => ({
  method: "POST",
  path,
  body,
  headers,
});

export const register = ({ fresh, short }: Mark): ApiRequest =>
  post("/v1/public/register", {
    fullName: "Ana Souza",
    phone: `119${short}`,
    countryCode: "+55",
    email: `ana.${fresh}@example.com`,
    password: "tapioca-6",
    subscriptionPlan: "free",
    clientUserAgent: "Mozilla/5.0 (Linux; Android 13)",
    fbEventId: `reg-${fresh}`,
    consent,
  });

export const checkEmail = (email: string): ApiRequest => post("/v1/public/user/check-email", { email });

export const poll = (paymentId: string): ApiRequest => ({
  method: "GET",
  path: `/v1/public/payment-lookup/${paymentId}`,
});

/** As the gateway sends it, with its extra fields. */
export const webhook = (mark: string): ApiRequest =>
  post(
    "/v1/webhooks/asaas",
    {
      id: `evt_${mark}&${mark}`,
      event: "PAYMENT_RECEIVED",
      dateCreated: "2026-11-01 12:00:00",
      payment: {
        object: "payment",
        id: `pay_${mark}`,
        customer: "cus_000005219613",
        pixQrCodeId: `code_${mark}`,
        externalReference: "6f1c2f0e-1111-4000-8000-000000000000",
        billingType: "PIX",
        status: "RECEIVED",
        value: 1198.8,
        netValue: 1197.81,
        dueDate: "2026-11-01",
        paymentDate: "2026-11-01",
        invoiceUrl: "https://www.asaas.com/i/000000000000",
      },
    },
    { "asaas-access-token": WEBHOOK_TOKEN },
  );

/** About a kilobyte, as a landing page sends it. */
export const track = ({ fresh }: Mark): ApiRequest =>
  post(`/v1/public/${brand.slug}/track-conversion`, {
    eventName: "PageView",
    uniqueId: `view-${fresh}`,
    source: "web",
    params: {
      customer_data: { country: "BR", fbp: "fb.1.1762000000000.1234567890" },
      browser_data: {
        user_agent: "Mozilla/5.0 (Linux; Android 13; SM-A245M) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36",
        language: "pt-BR",
        screen_size: "384x832",
        timezone: "America/Sao_Paulo",
        referrer: "https://www.instagram.com/",
        page_url: "https://www.example.com/lp?utm_source=meta&utm_medium=cpc&utm_campaign=verao&utm_content=video-3",
        page_title: "Emagrecimento com acompanhamento de verdade",
      },
      query_params: {
        utm_source: "meta",
        utm_medium: "cpc",
        utm_campaign: "verao-2026-conversao-aberto-18-55-mulheres",
        utm_content: "video-3-depoimento-vertical",
        fbclid: "IwAR0aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      },
    },
    consent,
  });

/** A member's device that logs one food of today, and has seen everything until this cursor. */
export const sync = (
  fresh: string,
  { authorization, cursor }: { authorization: string; cursor: string },
): ApiRequest => {
  const now = Date.now();
  const time = now.toString(16).padStart(12, "0");
  const day = new Date(now).toISOString().slice(0, 10);
  const food = {
    id: `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${fresh}`,
    kind: "food",
    op: "put",
    hlc: `${time}-0000-00000000000000a1`,
    fields: {
      place: { day, meal: "almoco", time: "12:52" },
      food: { ref: "taco:561", per100: null },
      amount: { grams: 280, low: 210, high: 350, unit: "co", count: 2, isAssumed: false },
      source: { from: "sentence", part: null },
    },
  };
  return post("/v1/account/sync", { cursor, mutations: [food] }, { authorization });
};

/** For a buyer with an account and no purchase yet. */
export const pay = (method: "pix" | "credit-card", email: string, key: string): ApiRequest => {
  const card = method === "credit-card" ? { number: "4111111111111111", ccv: "318" } : undefined;
  const form = filledIn({ email, cycle: "annual", installments: 1, card });
  return post("/v1/public/payment/by-email", { ...form, consent: undefined }, { "idempotency-key": key });
};
