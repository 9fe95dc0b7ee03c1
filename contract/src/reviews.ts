import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { Done } from "./values.ts";

// The weekly review: eight answers of the member, a reply of the team within two service days.

export const REVIEW_OBSTACLES = ["tempo", "fome", "social", "dinheiro", "dor", "animo", "nada"] as const;
export const MAX_REVIEW_TEXT = 1_000;

const Week = z.iso.date();
const Scale = z.int().check(z.minimum(1), z.maximum(5));

/** Sent once, as a kind of sync.ts; its id is fixed by the week. Sealed at rest. */
export const WeeklyReview = z.object({
  /** The Monday of the week that it is about. */
  week: Week,
  answers: z.object({
    /** r1: days on which the eating plan was followed. */
    dietDays: z.int().check(z.minimum(0), z.maximum(7)),
    /** r2: workouts done. */
    workouts: z.int().check(z.minimum(0), z.maximum(14)),
    /** r3 to r6. */
    hunger: Scale,
    energy: Scale,
    sleep: Scale,
    mood: Scale,
    /** r7 */
    obstacle: z.enum(REVIEW_OBSTACLES),
    /** r8: "O que você quer mudar?", optional. */
    change: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REVIEW_TEXT))),
  }),
});
export type WeeklyReview = z.infer<typeof WeeklyReview>;

export const ReviewReply = z.object({
  at: z.iso.datetime(),
  /** Who answered: name, and profession with council number. */
  by: z.object({ name: z.string(), role: z.enum(["nutri", "treinador"]), registration: z.string() }),
  /** Two sentences. */
  text: z.string(),
  /** One next step. */
  nextStep: z.string(),
});
export type ReviewReply = z.infer<typeof ReviewReply>;

export const ReviewsView = z.object({
  /** The week that can be answered now; null: none is open. */
  open: z.nullable(z.object({ week: Week, until: z.iso.datetime(), plannedWorkouts: z.int() })),
  /** The newest first, at most twelve. */
  sent: z.array(
    z.object({
      week: Week,
      sentAt: z.iso.datetime(),
      /** Until when a person replies; null once someone did, or when no reply is owed. */
      replyBy: z.nullable(z.iso.datetime()),
      reply: z.nullable(ReviewReply),
    }),
  ),
});
export type ReviewsView = z.infer<typeof ReviewsView>;

export const getReviews = {
  method: "GET",
  path: "/v1/account/reviews",
  summary: "The signed-in member's weekly reviews with the team's replies, and the one that is open",
  schema: { response: { 200: envelopeOf(ReviewsView) } },
} as const;

/** The first time counts; without a reply nothing happens. */
export const readReviewReply = {
  method: "POST",
  path: "/v1/account/reviews/:week/read",
  summary: "Marks the reply to one of the signed-in member's reviews as read",
  schema: { params: z.object({ week: Week }), response: { 200: envelopeOf(Done) } },
} as const;
