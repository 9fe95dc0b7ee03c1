import * as z from "zod/mini";

// A version that was taken away: it stays in the history, and nobody follows it any more.

/** Each is of one half of the plan. */
export const WITHDRAWAL_REASONS = [
  "coeliac",
  "allergy",
  "eating",
  "diet-row",
  "diet-check",
  "pain",
  "training-row",
  "training-check",
] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/** The member's own answers, a professional who was told, or rules and lists that changed. */
export const WITHDRAWAL_SOURCES = ["answers", "professional", "rules"] as const;
export type WithdrawalSource = (typeof WITHDRAWAL_SOURCES)[number];

/** The newest one, until a professional signs again. */
export const PlanWithdrawal = z.object({
  /** The version that was taken away. */
  version: z.int(),
  at: z.iso.datetime(),
  reasons: z.array(z.enum(WITHDRAWAL_REASONS)),
  /** "Tiramos o plano de antes porque você contou uma alergia ou intolerância." */
  text: z.string(),
});
export type PlanWithdrawal = z.infer<typeof PlanWithdrawal>;
