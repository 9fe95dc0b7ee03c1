import * as z from "zod/mini";
import { brand } from "./brand.ts";
import { PASSWORD_MAX } from "./catalogue.ts";
import { envelopeOf } from "./envelope.ts";
import { CONSENT_VERSION, Done, Id } from "./values.ts";

// Devices, name, email, phone and password are in access.ts.

/** Reauthentication before an irreversible or sensitive action. */
const password = z.string("Digite sua senha").check(z.minLength(1, "Digite sua senha"), z.maxLength(PASSWORD_MAX));

// ── Consents ────────────────────────────────────────────────────────────────

/** Switched on and off side by side; none of them is needed for the programme. */
export const MARKETING_PURPOSES = ["ads", "messages-email", "messages-whatsapp"] as const;
/** `health-data` is asked apart, before the first value: without it nothing about the body is stored. */
export const PURPOSES = [...MARKETING_PURPOSES, "health-data"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The consent texts. A changed text needs a new version; each answer is stored with the version and the text's hash. */
export const purposes: Record<Purpose, { title: string; text: string; version: string }> = {
  ads: {
    version: CONSENT_VERSION,
    title: "Medir anúncios",
    text:
      "Contar à Meta (Facebook e Instagram) que você visitou, se cadastrou ou comprou. Nome e contato vão embaralhados. " +
      "Dado de saúde não vai nunca.",
  },
  "messages-email": {
    version: CONSENT_VERSION,
    title: "Lembretes por email",
    text: "Um aviso quando uma compra fica pela metade e novidades do programa. Recibos e avisos de segurança chegam sempre.",
  },
  "messages-whatsapp": {
    version: CONSENT_VERSION,
    title: "Lembretes por WhatsApp",
    text: "Os mesmos lembretes, no seu celular. Códigos de confirmação que você pede chegam sempre.",
  },
  "health-data": {
    version: "saude-2026-11",
    title: "Dados de saúde",
    text:
      `Autorizo ${brand.legalName} a tratar meus dados de saúde (peso, medidas, alimentação, doenças, remédios, sono, ` +
      "exercícios e conversas) para montar e ajustar meus planos, me acompanhar e comprovar o que foi prometido. " +
      "Quem vê: minha nutricionista, meu treinador e o suporte quando eu pedir. Nunca para anúncios. " +
      "Guardamos enquanto meu plano durar e pelo prazo legal do prontuário. Posso retirar esta autorização quando " +
      "quiser; sem ela o plano para e meus dados são apagados ou guardados só onde a lei obriga.",
  },
};

/** Where a consent was given or revoked. */
export const CONSENT_WAYS = ["form", "checkout", "account", "unsubscribe"] as const;

const ConsentAnswer = z.object({
  purpose: z.enum(PURPOSES),
  allowed: z.boolean(),
  version: z.string(),
  answeredAt: z.iso.datetime(),
  via: z.enum(CONSENT_WAYS),
});

/** `current` has each purpose once, ordered as `PURPOSES`, false by default. `history`: newest first, at most 100. */
export const Consents = z.object({
  current: z.array(
    z.object({
      purpose: z.enum(PURPOSES),
      allowed: z.boolean(),
      version: z.nullable(z.string()),
      answeredAt: z.nullable(z.iso.datetime()),
    }),
  ),
  history: z.array(ConsentAnswer),
});
export type Consents = z.infer<typeof Consents>;

export const listConsents = {
  method: "GET",
  path: "/v1/account/consents",
  summary: "The signed-in member's current consents and their history",
  schema: { response: { 200: envelopeOf(Consents) } },
} as const;

export const answerConsent = {
  method: "POST",
  path: "/v1/account/consents",
  summary: "Gives or revokes consent for one purpose",
  schema: {
    body: z.object({
      purpose: z.enum(PURPOSES),
      allowed: z.boolean(),
      /** Of the text shown to the member. A yes to health data needs the version in force. */
      version: z.string().check(z.maxLength(20)),
    }),
    response: { 200: envelopeOf(Consents) },
  },
} as const;

/** `browserId` is the browser's `_fbp`: called when consent is revoked in the banner, before the cookie is deleted. */
export const revokeAdConsent = {
  method: "POST",
  path: "/v1/public/ad-consent-revocations",
  summary: "A visitor revokes the consent to advertising: this browser's pending events are not relayed",
  schema: {
    body: z.object({ browserId: z.string().check(z.minLength(8), z.maxLength(200)) }),
    response: { 200: envelopeOf(Done) },
  },
} as const;

/** The page of an e-mail's unsubscribe link, with the token as `lista`: one button, whose POST unsubscribes. */
export const OPT_OUT_PAGE = "/sair-da-lista";

/** POST only: following the e-mail's link (a GET) opens that page and changes nothing. */
export const unsubscribe = {
  method: "POST",
  path: "/v1/public/unsubscribe",
  summary: "Unsubscribes from product e-mails, by the signed token of the e-mail's own link",
  schema: {
    querystring: z.object({ a: z.string().check(z.maxLength(200)) }),
    response: { 200: envelopeOf(Done) },
  },
} as const;

// ── Disclosures ─────────────────────────────────────────────────────────────

export const RECEIVERS = ["meta", "gateway", "email", "whatsapp"] as const;
/** `withheld`: no consent, or no longer needed; `failed`: could not be delivered, and is not retried. */
export const DISCLOSURE_STATES = ["sent", "waiting", "withheld", "failed"] as const;

/** Texts are Portuguese, ready for display. */
export const Disclosure = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  to: z.enum(RECEIVERS),
  receiver: z.string(),
  about: z.string(),
  what: z.array(z.string()),
  why: z.string(),
  basis: z.string(),
  state: z.enum(DISCLOSURE_STATES),
  /** When it was sent, withheld or failed. */
  settledAt: z.nullable(z.iso.datetime()),
});
export type Disclosure = z.infer<typeof Disclosure>;

export const listDisclosures = {
  method: "GET",
  path: "/v1/account/disclosures",
  summary: "Disclosures of the signed-in member's data to third parties, newest first, 20 per page",
  schema: {
    /** `next` of the previous page. */
    querystring: z.object({ before: z.optional(z.string().check(z.maxLength(100))) }),
    response: { 200: envelopeOf(z.object({ items: z.array(Disclosure), next: z.nullable(z.string()) })) },
  },
} as const;

// ── Export ──────────────────────────────────────────────────────────────────

export const EXPORT_STATES = ["preparing", "ready", "expired", "failed"] as const;

/** All personal data: `dados.json` and `dados.html` in one zip. One per account, at most one an hour. */
export const DataExport = z.object({
  _id: Id,
  state: z.enum(EXPORT_STATES),
  requestedAt: z.iso.datetime(),
  readyAt: z.nullable(z.iso.datetime()),
  /** The end of the download period; null until it is ready. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** Of the zip; null until it is ready. */
  bytes: z.nullable(z.int()),
  /** From then on a request makes another export; before, it returns this one. */
  nextAt: z.iso.datetime(),
});
export type DataExport = z.infer<typeof DataExport>;

export const requestExport = {
  method: "POST",
  path: "/v1/account/export",
  summary: "Requests an export of the signed-in member's personal data; within the hour, returns the last one",
  schema: { body: z.object({ password }), response: { 200: envelopeOf(DataExport) } },
} as const;

export const getExport = {
  method: "GET",
  path: "/v1/account/export",
  summary: "The latest export and its state; null when none was requested",
  schema: { response: { 200: envelopeOf(z.object({ current: z.nullable(DataExport) })) } },
} as const;

/** Responds with the zip and a file name; a problem is an envelope as always. */
export const downloadExport = {
  method: "GET",
  path: "/v1/account/export/:exportId/file",
  summary: "The export as a zip, for a session of the same account only",
  schema: { params: z.object({ exportId: Id }) },
} as const;

// ── Deletion ────────────────────────────────────────────────────────────────

/** The member types it to confirm. */
export const DELETION_WORD = "EXCLUIR";

/** Texts are Portuguese. `until` is null where nothing is retained past the reason. */
export const RetainedItem = z.object({
  what: z.string(),
  fields: z.array(z.string()),
  why: z.string(),
  until: z.nullable(z.iso.datetime()),
});
export type RetainedItem = z.infer<typeof RetainedItem>;

export const DeletionPreview = z.object({
  removed: z.array(z.string()),
  retained: z.array(RetainedItem),
  /** A plan that would end. With `withdrawal`, the purchase can still be refunded: offer that before the deletion. */
  plan: z.nullable(
    z.object({
      endsAt: z.iso.datetime(),
      withdrawal: z.nullable(z.object({ paymentId: Id, until: z.iso.datetime() })),
    }),
  ),
  /** An open payment: the account can be deleted once it is settled or has expired. */
  openPayment: z.nullable(z.object({ until: z.nullable(z.iso.datetime()) })),
  /** Where the confirmation goes, masked. */
  confirmationTo: z.nullable(z.string()),
});
export type DeletionPreview = z.infer<typeof DeletionPreview>;

export const previewDeletion = {
  method: "GET",
  path: "/v1/account/deletion",
  summary: "What deleting the account would remove, and what the law requires to be retained",
  schema: { response: { 200: envelopeOf(DeletionPreview) } },
} as const;

export const Deleted = z.object({
  referenceNumber: z.string(),
  at: z.iso.datetime(),
  retained: z.array(RetainedItem),
  confirmationTo: z.nullable(z.string()),
});
export type Deleted = z.infer<typeof Deleted>;

export const deleteAccount = {
  method: "POST",
  path: "/v1/account/deletion",
  summary: "Deletes the account; with an active plan only if `giveUpPlan` is set",
  schema: {
    body: z.object({
      password,
      word: z.literal(DELETION_WORD, `Digite ${DELETION_WORD} para confirmar`),
      giveUpPlan: z.optional(z.boolean()),
    }),
    response: { 200: envelopeOf(Deleted) },
  },
} as const;
