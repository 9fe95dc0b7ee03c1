import { answerStaffReview, getStaffReview, type StaffReview } from "@app/contract/staff/reviews";
import { queryOptions } from "@tanstack/react-query";
import { timelineQuery } from "../../member/data/member-queries.ts";
import { callStaff } from "../../shell/call-staff.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import { memberKey, queueKey } from "../../shell/query-keys.ts";
import { waitingWeek } from "./waiting-week.ts";

export type ReviewKey = { memberId: string; week: string };

export const reviewQuery = ({ memberId, week }: ReviewKey) =>
  queryOptions({
    queryKey: [...memberKey(memberId), "review", week],
    queryFn: (): Promise<StaffReview> => callStaff(getStaffReview, { params: { memberId, week } }),
  });

/** Sent again after a lost answer it is still one reply. What comes back is the newest; the queue is read again. */
export async function answerReview(params: ReviewKey, body: { text: string; nextStep: string }): Promise<void> {
  const review = await callStaff(answerStaffReview, { params, body });
  const { queryKey } = reviewQuery(params);
  await staffQueryClient.cancelQueries({ queryKey, exact: true });
  staffQueryClient.setQueryData(queryKey, review);
  const isOther = (query: { queryKey: readonly unknown[] }) => !query.queryKey.includes("review");
  void staffQueryClient.invalidateQueries({ queryKey: memberKey(params.memberId), predicate: isOther });
  void staffQueryClient.invalidateQueries({ queryKey: queueKey, refetchType: "all" });
}

/** After a colleague was faster. */
export const readReviewAgain = (params: ReviewKey): Promise<void> =>
  staffQueryClient.refetchQueries({ queryKey: reviewQuery(params).queryKey, exact: true });

/** The week of the review that waits for a reply, or of the newest one; null without any. */
export async function findWaitingWeek(memberId: string): Promise<string | null> {
  const [reviews, replies] = await Promise.all([
    staffQueryClient.infiniteQuery(timelineQuery(memberId, "review")),
    staffQueryClient.infiniteQuery(timelineQuery(memberId, "reply")),
  ]);
  return waitingWeek([...reviews.pages, ...replies.pages].flatMap(({ events }) => events));
}
