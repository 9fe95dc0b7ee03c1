import * as z from "zod/mini";
import { PASSWORD_MAX } from "./catalogue.ts";
import { envelopeOf } from "./envelope.ts";
import { Done, Id } from "./values.ts";

// Devices, name, email, phone and password are in access.ts.

/** Asked again before anything that cannot be taken back. */
const password = z.string("Digite sua senha").check(z.minLength(1, "Digite sua senha"), z.maxLength(PASSWORD_MAX));

// ── Consents ────────────────────────────────────────────────────────────────

export const PURPOSES = ["ads", "messages-email", "messages-whatsapp"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What each yes means, in the words of `CONSENT_VERSION`. Other words are another version. */
export const purposes: Record<Purpose, { title: string; text: string }> = {
  ads: {
    title: "Medir anúncios",
    text:
      "Contar à Meta (Facebook e Instagram) que você visitou, se cadastrou ou comprou. Nome e contato vão embaralhados. " +
      "Dado de saúde não vai nunca.",
  },
  "messages-email": {
    title: "Lembretes por email",
    text: "Um aviso quando uma compra fica pela metade e novidades do programa. Recibos e avisos de segurança chegam sempre.",
  },
  "messages-whatsapp": {
    title: "Lembretes por WhatsApp",
    text: "Os mesmos lembretes, no seu celular. Códigos de confirmação que você pede chegam sempre.",
  },
};

/** Where an answer was given. */
export const CONSENT_WAYS = ["form", "checkout", "account", "unsubscribe"] as const;

const ConsentAnswer = z.object({
  purpose: z.enum(PURPOSES),
  allowed: z.boolean(),
  version: z.string(),
  answeredAt: z.iso.datetime(),
  via: z.enum(CONSENT_WAYS),
});

/** `current` has every purpose once, in the order of `PURPOSES`; never asked means no. History: newest first, at most 100. */
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
  summary: "What the person signed in allows today, and every answer before",
  schema: { response: { 200: envelopeOf(Consents) } },
} as const;

export const answerConsent = {
  method: "POST",
  path: "/v1/account/consents",
  summary: "Says yes or no to one purpose, from now on",
  schema: {
    body: z.object({
      purpose: z.enum(PURPOSES),
      allowed: z.boolean(),
      /** Of the text that was on the screen. */
      version: z.string().check(z.maxLength(20)),
    }),
    response: { 200: envelopeOf(Consents) },
  },
} as const;

/** `_fbp` as this browser kept it: called when the banner's yes becomes a no, before the cookie is thrown away. */
export const revokeAdConsent = {
  method: "POST",
  path: "/v1/public/ad-consent-revocations",
  summary: "A visitor takes back the yes to advertising: what this browser's events still had to tell is not told",
  schema: {
    body: z.object({ browserId: z.string().check(z.minLength(8), z.maxLength(200)) }),
    response: { 200: envelopeOf(Done) },
  },
} as const;

/** Where an email's link leads, with the token as `lista`: a page with one button, whose POST changes something. */
export const OPT_OUT_PAGE = "/sair-da-lista";

/** Following the link in an email (a GET) only leads to that page. */
export const unsubscribe = {
  method: "POST",
  path: "/v1/public/unsubscribe",
  summary: "No more product messages by email, by the signed token of the email's own link",
  schema: {
    querystring: z.object({ a: z.string().check(z.maxLength(200)) }),
    response: { 200: envelopeOf(Done) },
  },
} as const;

// ── What was told to whom ───────────────────────────────────────────────────

export const RECEIVERS = ["meta", "gateway", "email", "whatsapp"] as const;
/** `withheld`: you said no, or it lost its purpose; `failed`: it could not be delivered and is not tried again. */
export const DISCLOSURE_STATES = ["sent", "waiting", "withheld", "failed"] as const;

/** Everything but `to` and `state` is a sentence or a few words in Portuguese, ready to be shown. */
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
  /** When it was sent, held back or given up. */
  settledAt: z.nullable(z.iso.datetime()),
});
export type Disclosure = z.infer<typeof Disclosure>;

export const listDisclosures = {
  method: "GET",
  path: "/v1/account/disclosures",
  summary: "What was told to whom about the person signed in, newest first, 20 at a time",
  schema: {
    /** `next` of the page before. */
    querystring: z.object({ before: z.optional(z.string().check(z.maxLength(100))) }),
    response: { 200: envelopeOf(z.object({ items: z.array(Disclosure), next: z.nullable(z.string()) })) },
  },
} as const;

// ── Taking everything along ─────────────────────────────────────────────────

export const EXPORT_STATES = ["preparing", "ready", "expired", "failed"] as const;

/** A copy of everything: `dados.json` and `dados.html` in one zip. One an account, and one an hour. */
export const DataExport = z.object({
  _id: Id,
  state: z.enum(EXPORT_STATES),
  requestedAt: z.iso.datetime(),
  readyAt: z.nullable(z.iso.datetime()),
  /** Until when it can be fetched; null until it is ready. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** Of the zip; null until it is ready. */
  bytes: z.nullable(z.int()),
  /** From when on another one is made. Asked before that, the answer is this one. */
  nextAt: z.iso.datetime(),
});
export type DataExport = z.infer<typeof DataExport>;

export const requestExport = {
  method: "POST",
  path: "/v1/account/export",
  summary: "Asks for a copy of everything we hold about the person signed in; within the hour, answers the last one",
  schema: { body: z.object({ password }), response: { 200: envelopeOf(DataExport) } },
} as const;

export const getExport = {
  method: "GET",
  path: "/v1/account/export",
  summary: "How far the copy is that was asked for last; none when nothing was asked for",
  schema: { response: { 200: envelopeOf(z.object({ current: z.nullable(DataExport) })) } },
} as const;

/** Answers the zip with a file name, not the envelope; a refusal is an envelope as always. */
export const downloadExport = {
  method: "GET",
  path: "/v1/account/export/:exportId/file",
  summary: "The copy itself, as a zip, for the session of the account that it is about",
  schema: { params: z.object({ exportId: Id }) },
} as const;

// ── Leaving ─────────────────────────────────────────────────────────────────

/** What the person types to show that they mean it. */
export const DELETION_WORD = "EXCLUIR";

/** Sentences in Portuguese. `until` is null where nothing of the kind is kept after the reason ends. */
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
  /** A plan that would end. With `withdrawal`, the money can still come back first: ask for it, then delete. */
  plan: z.nullable(
    z.object({
      endsAt: z.iso.datetime(),
      withdrawal: z.nullable(z.object({ paymentId: Id, until: z.iso.datetime() })),
    }),
  ),
  /** A payment still under way: the account can be deleted once it is settled or has expired. */
  openPayment: z.nullable(z.object({ until: z.nullable(z.iso.datetime()) })),
  /** Where the confirmation goes, masked. */
  confirmationTo: z.nullable(z.string()),
});
export type DeletionPreview = z.infer<typeof DeletionPreview>;

export const previewDeletion = {
  method: "GET",
  path: "/v1/account/deletion",
  summary: "What deleting the account would remove and what the law makes us keep",
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
  summary: "Deletes the account; with a plan still running only when `giveUpPlan` says so",
  schema: {
    body: z.object({
      password,
      word: z.literal(DELETION_WORD, `Digite ${DELETION_WORD} para confirmar`),
      giveUpPlan: z.optional(z.boolean()),
    }),
    response: { 200: envelopeOf(Deleted) },
  },
} as const;
