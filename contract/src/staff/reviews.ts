import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { ReviewReply, WeeklyReview } from "../reviews.ts";
import { Id } from "../values.ts";

// A weekly review as the professional answers it, with the member's week beside it.

const At = z.iso.datetime();
const params = z.object({ memberId: Id, week: z.iso.date() });

export const MAX_REPLY_SENTENCES = 2;
export const MIN_REPLY_TEXT = 10;
export const MAX_REPLY_TEXT = 400;
export const MIN_NEXT_STEP = 3;
export const MAX_NEXT_STEP = 160;

const Answers = WeeklyReview.shape.answers;
const Reply = z.nullable(ReviewReply);

/** One day of the week that the review is about. */
const WeekDay = z.object({
  day: z.iso.date(),
  /** Meals logged, and whether the day counts as complete. */
  meals: z.int(),
  isComplete: z.boolean(),
  /** Null: nothing logged. */
  kcal: z.nullable(z.int()),
  workouts: z.int(),
  kg: z.nullable(z.number()),
});

export const StaffReview = z.object({
  memberId: Id,
  name: z.string(),
  week: z.iso.date(),
  sentAt: At,
  answers: Answers,
  /** 0 to 100; the member never sees it. */
  score: z.nullable(z.int()),
  /** The answers of the week before; null: none. */
  before: z.nullable(Answers),
  days: z.array(WeekDay),
  plannedWorkouts: z.int(),
  /** Of the day's target; null where the plan has none. */
  targetKcal: z.nullable(z.int()),
  /** The reply to the review before, so that its next step is followed up. */
  lastReply: Reply,
  /** Once someone answered. */
  reply: Reply,
  /** Until when a person replies; null once someone did, or when no reply is owed. */
  replyBy: z.nullable(At),
  mayAnswer: z.boolean(),
});
export type StaffReview = z.infer<typeof StaffReview>;

const response = { 200: envelopeOf(StaffReview) };

export const getStaffReview = {
  method: "GET",
  path: "/v1/staff/members/:memberId/reviews/:week",
  summary: "A member's weekly review with the week beside it",
  schema: { params, response },
} as const;

/** Once: `review-answered` when a colleague was faster, with nothing stored. The same reply again changes nothing. */
export const answerStaffReview = {
  method: "POST",
  path: "/v1/staff/members/:memberId/reviews/:week/reply",
  summary: "Replies to a member's weekly review: two sentences and one next step",
  schema: {
    params,
    body: z.object({
      text: z.string().check(z.trim(), z.minLength(MIN_REPLY_TEXT, "Escreva a resposta"), z.maxLength(MAX_REPLY_TEXT)),
      nextStep: z
        .string()
        .check(z.trim(), z.minLength(MIN_NEXT_STEP, "Escreva o próximo passo"), z.maxLength(MAX_NEXT_STEP)),
    }),
    response,
  },
} as const;
