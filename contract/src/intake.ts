import * as z from "zod/mini";
import { CurrentPassword } from "./current-password.ts";
import { envelopeOf } from "./envelope.ts";
import { RefundPreview, RefundView } from "./refunds.ts";
import { Id } from "./values.ts";

// The questionnaire ("anamnese"): answers travel as records of kind `answer` in sync.ts, closing it is a call of its own.
// Its questions, facts and safety table are in engine/src/intake.

const MaybeAt = z.nullable(z.iso.datetime());

/** What an account may use now. `queued`: paid, and begins later. `suspended`: the cardholder disputes the charge. */
export const PROGRAMME_ACCESS = ["none", "queued", "active", "suspended", "ended", "refunded"] as const;
export type ProgrammeAccess = (typeof PROGRAMME_ACCESS)[number];

/** Members of the Complete plan answer all questions, others the short questionnaire. */
export const QUESTIONNAIRES = ["completo", "gratis"] as const;

/** One answer: the only field of a record of kind `answer`, so that value, version and wording are replaced together. */
export const Answer = z.object({
  value: z.unknown(),
  /** Of the questionnaire. */
  version: z.string().check(z.maxLength(10)),
  /** SHA-256 of the wording that was read, in hexadecimal. */
  wording: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type Answer = z.infer<typeof Answer>;

/**
 * Of a domain: **A** automatic provisional plan, **B** limited, **C** a person first, **N** no consent to health data,
 * **D** not served. From the mildest to the strictest.
 */
export const LEVELS = ["A", "B", "C", "N", "D"] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Where a questionnaire leads, the most urgent first. `plan` and `limited` are made at once; of `person-first` at least
 * one half waits for a person; `incomplete` asks on.
 */
export const OUTCOMES = [
  "crisis",
  "not-served",
  "no-consent",
  "remote-care-declined",
  "incomplete",
  "person-first",
  "limited",
  "plan",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Which figures of body and energy a member sees. */
export const NUMBERS_SHOWN = ["mostrar", "esconder-peso", "esconder-tudo", "none"] as const;

/** Refunds without conditions that an outcome opens: under age, remote care declined, pregnancy. */
export const INTAKE_REFUNDS = ["not-served", "remote-care-declined", "goodwill"] as const;
export type IntakeRefund = (typeof INTAKE_REFUNDS)[number];

const Macros = z.object({ kcal: z.int(), protein: z.int(), fat: z.int(), carb: z.int() });

/** The daily targets with their whole bill. */
const TargetView = z.object({
  planned: Macros,
  /** Resting and daily expenditure in kcal. */
  ree: z.number(),
  tdee: z.number(),
  floor: z.int(),
  /** Null: withheld, "converse com seu médico". */
  waterMl: z.nullable(z.int()),
  flags: z.array(z.string()),
});

/** What the safety table decided, as it is in force. */
const Assessment = z.object({
  outcome: z.enum(OUTCOMES),
  ruleVersion: z.string(),
  decidedAt: z.iso.datetime(),
  diet: z.enum(LEVELS),
  /** Null: free members have no training plan. */
  training: z.nullable(z.enum(LEVELS)),
  /** Codes of the rows that apply. */
  rows: z.array(z.string()),
  notes: z.array(z.string()),
  numbers: z.enum(NUMBERS_SHOWN),
  /** Hidden by a row: only a professional shows them again. */
  numbersForced: z.boolean(),
  blockedRegions: z.array(z.string()),
  /** Until when a person reads or calls; null when no row asks for one. */
  personBy: MaybeAt,
  /** Newer answers would allow more; a person decides. */
  awaitsReview: z.boolean(),
  /** Null without a plan of the engine, and whenever numbers are hidden. */
  targets: z.nullable(TargetView),
  refund: z.nullable(z.enum(INTAKE_REFUNDS)),
  /** The fixed text with the hour until which a person talks to the member. */
  crisis: z.nullable(z.object({ text: z.string(), personBy: z.iso.datetime() })),
});

export const IntakeView = z.object({
  access: z.enum(PROGRAMME_ACCESS),
  questionnaire: z.enum(QUESTIONNAIRES),
  /** ISO code of the account's country: whether help lines are Brazil's, and a row of the safety table. */
  country: z.string(),
  firstName: z.string(),
  /** Null until it was completed for the first time. */
  completedAt: MaybeAt,
  assessment: z.nullable(Assessment),
  /** What a professional wrote after reading the answers, the newest; null when none has. */
  personMessage: z.nullable(
    z.object({ at: z.iso.datetime(), name: z.string(), registration: z.string(), text: z.string() }),
  ),
  /** What the member confirmed to the assistant and still holds something back, the newest first. */
  reportedSigns: z.array(
    z.object({
      _id: Id,
      /** Code of the row of the safety table. */
      row: z.string(),
      at: z.iso.datetime(),
      /** Until a professional has decided, the member takes it back alone. */
      canTakeBack: z.boolean(),
    }),
  ),
  /** The promises that run because of the questionnaire. */
  definitivePlanBy: MaybeAt,
});
export type IntakeView = z.infer<typeof IntakeView>;

export const getIntake = {
  method: "GET",
  path: "/v1/account/intake",
  summary: "The signed-in member's questionnaire: which one, and what came of it",
  schema: { response: { 200: envelopeOf(IntakeView) } },
} as const;

/** Twice is once. Refused as `intake-incomplete` while an essential answer is missing. */
export const completeIntake = {
  method: "POST",
  path: "/v1/account/intake/complete",
  summary: "Closes the questionnaire: facts, safety levels and promises in one transaction",
  schema: { response: { 200: envelopeOf(IntakeView) } },
} as const;

/** "It was a mistake": what was in force before stands again, as far as nothing else contradicts it. Twice is once. */
export const takeBackSign = {
  method: "POST",
  path: "/v1/account/intake/signs/:signId/take-back",
  summary: "Takes back a sign of safety that was told to the assistant by mistake",
  schema: { params: z.object({ signId: Id }), response: { 200: envelopeOf(IntakeView) } },
} as const;

/** Exactly one of both: the money is on its way, or a person answers by then. */
export const IntakeRefundAnswer = z.object({
  refund: z.nullable(RefundView),
  review: z.nullable(z.object({ referenceNumber: z.string(), answerBy: z.iso.datetime() })),
});
export type IntakeRefundAnswer = z.infer<typeof IntakeRefundAnswer>;

/** `personHours`: in which a person answers; null: the money is on its way at once. */
export const IntakeRefundOffer = z.object({
  kind: z.enum(INTAKE_REFUNDS),
  ...RefundPreview.shape,
  personHours: z.nullable(z.int()),
});
export type IntakeRefundOffer = z.infer<typeof IntakeRefundOffer>;

/** Null where the assessment offers none, where it was asked for, and where no day is left. */
export const getIntakeRefund = {
  method: "GET",
  path: "/v1/account/intake/refund",
  summary: "What the refund that the questionnaire's outcome offers would return now",
  schema: { response: { 200: envelopeOf(z.nullable(IntakeRefundOffer)) } },
} as const;

/** Only the refund that the assessment offers. The password is required again, because money moves. */
export const requestIntakeRefund = {
  method: "POST",
  path: "/v1/account/intake/refund",
  summary: "Requests the refund that the questionnaire's outcome offers",
  schema: {
    body: z.object({ kind: z.enum(INTAKE_REFUNDS), password: CurrentPassword }),
    response: { 200: envelopeOf(IntakeRefundAnswer) },
  },
} as const;
