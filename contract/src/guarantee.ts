import * as z from "zod/mini";
import { CurrentPassword } from "./current-password.ts";
import { envelopeOf } from "./envelope.ts";
import { RefundPreview, RefundView } from "./refunds.ts";
import { Id } from "./values.ts";

// The living guarantee: how a member stands with it from the first day on, what was decided, and why.

const At = z.iso.datetime();
/** "2026-11-30", in the member's own time zone. */
const Day = z.iso.date();

export const GUARANTEE_LINES = ["G1", "G2", "G3", "G4", "G5"] as const;

/** One thing that following the programme means. `have` is null while the questionnaire is not complete. */
export const GuaranteeLine = z.object({
  code: z.enum(GUARANTEE_LINES),
  ok: z.boolean(),
  /** Failed, and counts as met because we were late. */
  waived: z.boolean(),
  have: z.nullable(z.number()),
  need: z.number(),
  /** Of G5, where the scale counts: different weeks. */
  weeks: z.nullable(z.number()),
  needWeeks: z.nullable(z.number()),
});
export type GuaranteeLine = z.infer<typeof GuaranteeLine>;

export const GuaranteeMeter = z.object({
  /** Of the window; it stays at the last one afterwards, and is 0 before the first. */
  day: z.number(),
  of: z.number(),
  daysLeft: z.number(),
  /** The first day of the window, and the last on which the guarantee can be asked for. */
  from: Day,
  requestUntil: Day,
  /** Days of the window that a pause has stopped. */
  pausedDays: z.number(),
  lines: z.array(GuaranteeLine),
  /** The tape takes the place of the scale, and no figure of the body is shown. */
  hidden: z.boolean(),
  /** A promise of ours was broken in the window: a line that fails counts as met. */
  wereLate: z.boolean(),
  /** Entries that came more than three days late, and do not count. */
  backDated: z.object({ diary: z.number(), measures: z.number() }),
  /** Planned sessions in the window so far. */
  plannedSessions: z.number(),
});
export type GuaranteeMeter = z.infer<typeof GuaranteeMeter>;

/** Why a line, or the result, spoke against it: the figure, what it was compared with, and the days of both. */
const RefusalReason = z.object({
  code: z.string(),
  have: z.nullable(z.number()),
  need: z.number(),
  missing: z.nullable(z.number()),
  from: Day,
  to: Day,
  lastOn: z.nullable(Day),
  gap: z.nullable(z.object({ from: Day, to: Day })),
  weeks: z.nullable(z.number()),
  needWeeks: z.nullable(z.number()),
});
export type RefusalReason = z.infer<typeof RefusalReason>;

export const GUARANTEE_DECISIONS = ["granted", "refused", "not-yet", "choice", "human"] as const;
export const GUARANTEE_CHOICES = ["retomar-depois", "reembolso-de-cortesia"] as const;

/** Given once to a purchase whose guarantee was refused because the programme was not followed. */
export const GUARANTEE_FREE_DAYS = 30;

const FreeDays = z.object({
  days: z.int(),
  acceptBy: At,
  /** Null while it is only offered. */
  acceptedAt: z.nullable(At),
  /** The end of access once it is accepted. */
  accessUntil: z.nullable(At),
});

export const GuaranteeDecision = z.object({
  _id: Id,
  referenceNumber: z.string(),
  at: At,
  decision: z.enum(GUARANTEE_DECISIONS),
  /** A code of the rules, such as "NAO_SEGUIU" or "NOS_ATRASAMOS". */
  reason: z.string(),
  ruleVersion: z.string(),
  /** How long the automatic decision took. */
  tookMs: z.number(),
  /** What was looked at; null where something else decided first. */
  lines: z.nullable(z.array(GuaranteeLine)),
  /** Of a refusal, in the order of the lines. */
  reasons: z.array(RefusalReason),
  /** Of `not-yet`: the first day on which it can be decided. */
  opensOn: z.nullable(Day),
  /** Of `choice`, while nothing was chosen. */
  choices: z.array(z.enum(GUARANTEE_CHOICES)),
  chosen: z.nullable(z.enum(GUARANTEE_CHOICES)),
  /** Of a grant. */
  refund: z.nullable(RefundView),
  /** A person's look: the member disagreed, or the rules ask for one. */
  review: z.nullable(
    z.object({
      askedAt: At,
      answerBy: At,
      outcome: z.nullable(z.enum(["granted", "refused"])),
      answer: z.nullable(z.string()),
    }),
  ),
  /** Of a refusal for not following: free days to try again; null where there are none, or no longer. */
  offer: z.nullable(FreeDays),
  /** SHA-256 of the evidence and the decision, in hexadecimal. */
  hash: z.string(),
});
export type GuaranteeDecision = z.infer<typeof GuaranteeDecision>;

export const GuaranteeView = z.object({
  /** The purchase that it is about; null for an account without one. */
  purchase: z.nullable(
    z.object({
      paymentId: Id,
      paidAt: At,
      /** Of the whole: what a request that is granted returns. */
      preview: RefundPreview,
      /** The version of the rules that the buyer saw. */
      ruleVersion: z.string(),
      /** The purchase was refunded, or is: nothing is left to ask for. */
      refundUsed: z.boolean(),
    }),
  ),
  meter: z.nullable(GuaranteeMeter),
  /** The newest first; the last ten. */
  decisions: z.array(GuaranteeDecision),
});
export type GuaranteeView = z.infer<typeof GuaranteeView>;

export const getGuarantee = {
  method: "GET",
  path: "/v1/account/guarantee",
  summary: "How the member stands with the guarantee today, and what was decided",
  schema: { response: { 200: envelopeOf(GuaranteeView) } },
} as const;

export const requestGuarantee = {
  method: "POST",
  path: "/v1/account/guarantee",
  summary: "Asks for the guarantee: decided at once from what was recorded; the same id twice is one request",
  schema: {
    body: z.object({
      _id: Id,
      paymentId: Id,
      password: CurrentPassword,
    }),
    response: { 200: envelopeOf(GuaranteeDecision) },
  },
} as const;

const decisionParams = z.object({ decisionId: Id });
export const DISAGREEMENT_MAX = 2_000;

export const disagreeWithGuarantee = {
  method: "POST",
  path: "/v1/account/guarantee/:decisionId/review",
  summary: "Asks for a person's look at a refusal; answered within 72 hours",
  schema: {
    params: decisionParams,
    body: z.object({ text: z.string().check(z.maxLength(DISAGREEMENT_MAX, "Conte em até 2.000 caracteres")) }),
    response: { 200: envelopeOf(GuaranteeDecision) },
  },
} as const;

export const chooseInGuarantee = {
  method: "POST",
  path: "/v1/account/guarantee/:decisionId/choice",
  summary: "A pregnant member's choice: to resume later, or the money back",
  schema: {
    params: decisionParams,
    body: z.object({ choice: z.enum(GUARANTEE_CHOICES) }),
    response: { 200: envelopeOf(GuaranteeDecision) },
  },
} as const;

export const acceptGuaranteeOffer = {
  method: "POST",
  path: "/v1/account/guarantee/:decisionId/offer",
  summary: "Accepts the free days that a refusal for not following offers; once for each purchase",
  schema: { params: decisionParams, response: { 200: envelopeOf(GuaranteeDecision) } },
} as const;

/** Responds with `application/json` as a file: the evidence, the rules' version and the answer, as they were hashed. */
export const getGuaranteeBundle = {
  method: "GET",
  path: "/v1/account/guarantee/:decisionId/bundle.json",
  summary: "The evidence and the decision as a file; decided again it gives the same answer",
  schema: { params: decisionParams },
} as const;

/** Responds with `application/pdf`. */
export const getGuaranteePdf = {
  method: "GET",
  path: "/v1/account/guarantee/:decisionId/bundle.pdf",
  summary: "The same as a PDF to read and keep",
  schema: { params: decisionParams },
} as const;
