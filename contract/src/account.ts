import * as z from "zod/mini";
import { CYCLES, PAYMENT_METHODS, PAYMENT_STATUSES } from "./catalogue.ts";
import { CurrentPassword } from "./current-password.ts";
import { envelopeOf } from "./envelope.ts";
import { REQUESTED_REFUNDS, RefundPreview, RefundView } from "./refunds.ts";
import { Cents, Id } from "./values.ts";

// Plans, payments and refund rights of `/app`. Consents, export and deletion are in privacy.ts, devices in access.ts,
// resuming an abandoned checkout in resume.ts, the guarantee in guarantee.ts. Every `title`, `text`
// and `reason` is Portuguese, ready for display.

const At = z.iso.datetime();
const MaybeAt = z.nullable(At);

// ── Overview ────────────────────────────────────────────────────────────────

/** `queued`: bought, and begins when another period ends. `suspended`: the cardholder disputes the charge. */
export const SUBSCRIPTION_STATES = ["none", "active", "queued", "suspended", "ended"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Why a plan ended. */
export const SUBSCRIPTION_ENDINGS = ["time", ...REQUESTED_REFUNDS, "refund"] as const;

const Period = z.object({ paymentId: Id, title: z.string(), cycle: z.enum(CYCLES), startsAt: At, endsAt: At });

/** A purchase as the plan card shows it. Today is day `day` of `days`: 0 before it begins, at most `days`. */
export const SubscriptionView = z.object({
  ...Period.shape,
  /** When the team starts, while that is ahead; the days count from then. Absent once it has. */
  teamStartsOn: z.optional(z.iso.date()),
  day: z.int(),
  days: z.int(),
  daysLeft: z.int(),
  endedAt: MaybeAt,
  ending: z.nullable(z.enum(SUBSCRIPTION_ENDINGS)),
  amountCents: Cents,
  method: z.enum(PAYMENT_METHODS),
  installments: z.int(),
  cardBrand: z.nullable(z.string()),
  cardLast4: z.nullable(z.string()),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

export const PROMISES_MADE = ["access", "questionnaire", "provisional-plan", "definitive-plan", "call"] as const;
/**
 * `kept` at `at` · `due` by `dueBy` · `late`: `dueBy` has passed · `paused`: its clock stands still ·
 * `waits-for-you`: the next step is the member's · `not-open`: that part of the app is not released yet.
 */
export const PROMISE_STATES = ["kept", "due", "late", "paused", "waits-for-you", "not-open"] as const;

export const PromiseView = z.object({
  key: z.enum(PROMISES_MADE),
  title: z.string(),
  text: z.string(),
  state: z.enum(PROMISE_STATES),
  at: MaybeAt,
  dueBy: MaybeAt,
});
export type PromiseView = z.infer<typeof PromiseView>;

/**
 * A refund right of a purchase. `used`: a refund was requested, by either right. `until` is the end of its last day in
 * the business's time zone; `daysLeft` includes today and excludes the day of the purchase.
 */
export const REFUND_OPTION_STATES = ["open", "used", "over"] as const;
const RefundOption = z.object({ state: z.enum(REFUND_OPTION_STATES), until: At, daysLeft: z.int() });
export const RefundOptions = z.object({ withdrawal: RefundOption, guarantee: RefundOption });
export type RefundOptions = z.infer<typeof RefundOptions>;

const OpenPix = z.object({
  code: z.string(),
  /** A PNG in base64, without the `data:` prefix. */
  image: z.nullable(z.string()),
  expiresAt: At,
});

export const AccountOverview = z.object({
  person: z.object({
    _id: Id,
    fullName: z.string(),
    email: z.nullable(z.string()),
    /** While false, purchases made without a session under this e-mail are hidden: offer to confirm it. */
    emailVerified: z.boolean(),
  }),
  /** The state of `plan`; `none` when there never was one. */
  state: z.enum(SUBSCRIPTION_STATES),
  plan: z.nullable(SubscriptionView),
  /** A further period that begins later. */
  next: z.nullable(Period),
  /** Of the purchase behind `plan`; null when there is none. */
  refundOptions: z.nullable(RefundOptions),
  promises: z.array(PromiseView),
  openPix: z.nullable(z.object({ paymentId: Id, amountCents: Cents, expiresAt: At })),
});
export type AccountOverview = z.infer<typeof AccountOverview>;

export const getOverview = {
  method: "GET",
  path: "/v1/account",
  summary: "The account's overview: plan, validity and next steps",
  schema: { response: { 200: envelopeOf(AccountOverview) } },
} as const;

// ── Payments ────────────────────────────────────────────────────────────────

/** A chargeback of the cardholder. While `open`, and once `lost`, the payment's status is `refunded`. */
export const DISPUTES = ["open", "lost", "won"] as const;

export const AccountPayment = z.object({
  _id: Id,
  /** "Plano Completo, anual". */
  title: z.string(),
  cycle: z.enum(CYCLES),
  amountCents: Cents,
  method: z.enum(PAYMENT_METHODS),
  /** "Cartão de crédito, 12x de R$ 199,99 sem juros", "PIX, à vista". */
  methodText: z.string(),
  installments: z.int(),
  cardBrand: z.nullable(z.string()),
  cardLast4: z.nullable(z.string()),
  status: z.enum(PAYMENT_STATUSES),
  /** The status for display; for a failed payment, the reason. */
  statusText: z.string(),
  dispute: z.nullable(z.enum(DISPUTES)),
  createdAt: At,
  paidAt: MaybeAt,
  /** Null until paid. */
  period: z.nullable(z.object({ startsAt: At, endsAt: At, endedAt: MaybeAt, suspendedAt: MaybeAt })),
  /** Null once the code can no longer be paid. */
  pix: z.nullable(OpenPix),
  /** Of the receipt; null while there is none. */
  referenceNumber: z.nullable(z.string()),
  /** Null when nothing was paid. */
  refundOptions: z.nullable(RefundOptions),
  refunds: z.array(RefundView),
});
export type AccountPayment = z.infer<typeof AccountPayment>;

export const listPayments = {
  method: "GET",
  path: "/v1/account/payments",
  summary: "The signed-in member's payments, newest first, at most 50",
  schema: { response: { 200: envelopeOf(z.array(AccountPayment)) } },
} as const;

export const AccountPaymentDetail = z.object({
  ...AccountPayment.shape,
  /** Of either refund option; null when nothing was paid. */
  preview: z.nullable(RefundPreview),
});
export type AccountPaymentDetail = z.infer<typeof AccountPaymentDetail>;

const params = z.object({ paymentId: Id });

export const getPayment = {
  method: "GET",
  path: "/v1/account/payments/:paymentId",
  summary: "One purchase, with what either refund would return",
  schema: { params, response: { 200: envelopeOf(AccountPaymentDetail) } },
} as const;

// ── Receipt ─────────────────────────────────────────────────────────────────

export const Receipt = z.object({
  referenceNumber: z.string(),
  title: z.string(),
  seller: z.object({ legalName: z.string(), cnpj: z.string(), address: z.string(), email: z.nullable(z.string()) }),
  buyer: z.object({ fullName: z.string(), email: z.string() }),
  /** In print order; the amount is the last line of the purchase. */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  amountCents: Cents,
  paidAt: At,
  /** Set once a refund was requested or completed. */
  refund: z.nullable(z.object({ referenceNumber: z.string(), text: z.string() })),
  /** "Este recibo comprova o pagamento. Não é nota fiscal." */
  note: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

export const getReceipt = {
  method: "GET",
  path: "/v1/account/payments/:paymentId/receipt",
  summary: "The receipt of a payment, as data for a printable page",
  schema: { params, response: { 200: envelopeOf(Receipt) } },
} as const;

/** Responds with `application/pdf` and a file name; a problem is an envelope as always. Needs the Basic header. */
export const getReceiptPdf = {
  method: "GET",
  path: "/v1/account/payments/:paymentId/receipt.pdf",
  summary: "The same receipt as a PDF of one page",
  schema: { params },
} as const;

// ── Withdrawal ──────────────────────────────────────────────────────────────

export const requestWithdrawal = {
  method: "POST",
  path: "/v1/account/payments/:paymentId/withdrawal",
  summary: "Withdraws from the purchase within seven days: the plan ends and the whole amount is refunded",
  schema: { params, body: z.object({ password: CurrentPassword }), response: { 200: envelopeOf(RefundView) } },
} as const;
