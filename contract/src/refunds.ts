import * as z from "zod/mini";
import { Cents } from "./values.ts";

// What a member reads of a refund. Every `title` and `text` is Portuguese, ready for display.

const At = z.iso.datetime();
const MaybeAt = z.nullable(At);

/**
 * Refunds that end a plan with the request, each purchase once. `withdrawal` and `guarantee` return everything until a
 * deadline; the others follow from the questionnaire: under age, remote care declined, pregnancy. Whole at first, then by
 * the day.
 */
export const REQUESTED_REFUNDS = ["withdrawal", "guarantee", "not-served", "remote-care-declined", "goodwill"] as const;
export type RequestedRefund = (typeof REQUESTED_REFUNDS)[number];

/** The last two are refunded automatically and leave the plan as it is. */
export const REFUND_KINDS = [...REQUESTED_REFUNDS, "duplicate", "amount-mismatch"] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];
/**
 * What the questionnaire opens is returned whole until the first plan was shown or for these days, whichever is later, and
 * at most until the last day; afterwards by the day.
 */
export const WHOLE_REFUND = { days: 14, lastDay: 30 } as const;

/** `with-team`: waits for an action of the team, not of the buyer. `at-bank`: sent, not yet on the statement. */
export const REFUND_STATES = ["asked", "with-team", "sent", "at-bank", "returned"] as const;

/** `done` at `at`; `now`, expected by `dueBy`; `later`. */
const RefundStep = z.object({
  key: z.enum(["asked", "sent", "at-bank", "returned"]),
  title: z.string(),
  text: z.string(),
  state: z.enum(["done", "now", "later"]),
  at: MaybeAt,
  dueBy: MaybeAt,
});

/** What a request would return if it were made now: how much, by which way, and by when at the latest. */
export const RefundPreview = z.object({
  amountCents: Cents,
  /** Goes on from "voltam": "no cartão final 4207, com todas as parcelas". */
  way: z.string(),
  sentBy: At,
  /** Null: sent by hand, so that only the bank knows. */
  returnedBy: MaybeAt,
});
export type RefundPreview = z.infer<typeof RefundPreview>;

export const RefundView = z.object({
  referenceNumber: z.string(),
  kind: z.enum(REFUND_KINDS),
  title: z.string(),
  amountCents: Cents,
  state: z.enum(REFUND_STATES),
  requestedAt: At,
  steps: z.array(RefundStep),
});
export type RefundView = z.infer<typeof RefundView>;
