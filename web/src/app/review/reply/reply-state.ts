import type { ReviewReply, ReviewsView } from "@app/contract/reviews";
import { findReview, type ReviewOnDevice, unsentReviews } from "../../data/reviews/review-records.ts";
import type { DeviceState } from "../../sync/core/device-state.ts";

type SentReview = ReviewsView["sent"][number];
export type RepliedReview = SentReview & { reply: ReviewReply };

/** What stands first on the page. */
export type ReplyState =
  | { at: "unsent" | "refused"; review: ReviewOnDevice }
  /** The server has it, and has not said yet until when a person replies. */
  | { at: "confirming"; week: string }
  | { at: "waiting"; review: SentReview }
  | { at: "replied"; review: RepliedReview }
  | { at: "none" };

export function replyState({ open, sent }: ReviewsView, state: DeviceState): ReplyState {
  const [unsent] = unsentReviews(state);
  if (unsent) return { at: unsent.refused ? "refused" : "unsent", review: unsent };
  if (open && !sent.some(({ week }) => week === open.week) && findReview(state, open.week))
    return { at: "confirming", week: open.week };
  const [newest] = sent;
  if (!newest) return { at: "none" };
  return isReplied(newest) ? { at: "replied", review: newest } : { at: "waiting", review: newest };
}

export const isReplied = (review: SentReview): review is RepliedReview => review.reply !== null;
