import * as z from "zod/mini";
import { CurrentPassword } from "./current-password.ts";
import { envelopeOf } from "./envelope.ts";
import { RefundView } from "./refunds.ts";
import { Id } from "./values.ts";

// The claim by the earlier terms: conditions, and the member's own statement. For a purchase with a version of the rules
// they decide instead (guarantee.ts). Every `text` and `reason` is Portuguese, ready for display.

const At = z.iso.datetime();
const MaybeAt = z.nullable(At);

/** `unverified`: the app has no record; the member's statement decides, and a missing record never refuses a claim. */
export const CONDITION_STATES = ["met", "unmet", "unverified"] as const;
export const CONDITIONS = [
  "in-time",
  "questionnaire",
  "diary",
  "workouts",
  "followed",
  "no-results",
  "evidence",
  "reviews",
  "measures",
] as const;

export const Condition = z.object({
  key: z.enum(CONDITIONS),
  text: z.string(),
  state: z.enum(CONDITION_STATES),
  reason: z.string(),
});
export type Condition = z.infer<typeof Condition>;

/**
 * The decision on a claim. `refused`: `conditions` has the unmet ones, and the member may claim again until
 * `retryUntil`. `in-review`: the member was granted the guarantee before, so the team decides by `answerBy`.
 */
export const GuaranteeAnswer = z.object({
  outcome: z.enum(["granted", "refused", "in-review"]),
  referenceNumber: z.string(),
  at: At,
  conditions: z.array(Condition),
  retryUntil: MaybeAt,
  answerBy: MaybeAt,
  refund: z.nullable(RefundView),
});
export type GuaranteeAnswer = z.infer<typeof GuaranteeAnswer>;

export const EVIDENCE_MIN = 20;
export const EVIDENCE_MAX = 2_000;

export const GuaranteeClaim = z.object({
  password: CurrentPassword,
  followed: z.boolean(),
  noResults: z.boolean(),
  /** The member's description of how they followed it. Optional where the app's records show it. */
  evidence: z.string().check(z.maxLength(EVIDENCE_MAX, "Conte em até 2.000 caracteres")),
});
export type GuaranteeClaim = z.infer<typeof GuaranteeClaim>;

export const requestGuarantee = {
  method: "POST",
  path: "/v1/account/payments/:paymentId/guarantee",
  summary:
    "Claims the thirty-day guarantee; answers granted, refused or in review by the team, always with reasons and a reference number",
  schema: { params: z.object({ paymentId: Id }), body: GuaranteeClaim, response: { 200: envelopeOf(GuaranteeAnswer) } },
} as const;
