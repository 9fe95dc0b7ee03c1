import * as z from "zod/mini";
import { CurrentPassword } from "./current-password.ts";
import { envelopeOf } from "./envelope.ts";
import { Id } from "./values.ts";

// Consents are in consents.ts; devices, name, email, phone and password in access.ts.

// ── Disclosures ─────────────────────────────────────────────────────────────

export const RECEIVERS = ["meta", "gateway", "email", "whatsapp", "model"] as const;
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
  schema: { body: z.object({ password: CurrentPassword }), response: { 200: envelopeOf(DataExport) } },
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

export const DeletionRequest = z.object({
  password: CurrentPassword,
  word: z.literal(DELETION_WORD, `Digite ${DELETION_WORD} para confirmar`),
  giveUpPlan: z.optional(z.boolean()),
});
export type DeletionRequest = z.input<typeof DeletionRequest>;

export const deleteAccount = {
  method: "POST",
  path: "/v1/account/deletion",
  summary: "Deletes the account; with an active plan only if `giveUpPlan` is set",
  schema: {
    body: DeletionRequest,
    response: { 200: envelopeOf(Deleted) },
  },
} as const;
