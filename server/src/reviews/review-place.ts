import type { ReviewReply, WeeklyReview } from "@app/contract/reviews";
import type { Encryption, SealedPlace } from "../platform/encryption.ts";

type Answers = WeeklyReview["answers"];
export type SealedReply = Omit<ReviewReply, "at">;

/** Both open on the row of their own week and account only. */
export const reviewPlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "weekly_reviews",
  item: id,
});

export const replyPlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "review_replies",
  item: id,
});

export const openReview = (encryption: Encryption, accountId: string, id: string, sealed: Buffer): Answers =>
  JSON.parse(encryption.open(reviewPlace(accountId, id), sealed)) as Answers;

export const openReply = (encryption: Encryption, accountId: string, id: string, sealed: Buffer): SealedReply =>
  JSON.parse(encryption.open(replyPlace(accountId, id), sealed)) as SealedReply;
