import type { ReviewReply, WeeklyReview } from "@app/contract/reviews";
import { sealedRows } from "../platform/sealed-rows.ts";

export type SealedReply = Omit<ReviewReply, "at">;

export const sealedReviews = sealedRows<WeeklyReview["answers"]>("weekly_reviews");
export const sealedReplies = sealedRows<SealedReply>("review_replies");
