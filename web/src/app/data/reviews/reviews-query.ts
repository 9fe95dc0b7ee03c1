import { getReviews, type ReviewsView, readReviewReply } from "@app/contract/reviews";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { badgesQuery } from "../badges-query.ts";
import { keepLatest, loadKept } from "../kept-query.ts";
import { queryClient } from "../query-client.ts";
import { queryKeys } from "../query-keys.ts";

/** The week that can be answered, and the sent ones with what the team replied. */
export const reviewsQuery = queryOptions({
  queryKey: queryKeys.reviews,
  queryFn: (): Promise<ReviewsView> => call(getReviews),
});

/** After a review was sent: only the server knows until when a person replies. */
export const outdateReviews = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: reviewsQuery.queryKey, exact: true });

/** The member has seen the reply to a week. Without a connection the next look says it again. */
export async function markReplyRead(week: string): Promise<void> {
  await call(readReviewReply, { params: { week } });
  // What the navigation counts.
  await queryClient.invalidateQueries({ queryKey: badgesQuery.queryKey });
}

const kept = {
  name: "reviews" as const,
  query: reviewsQuery,
  isCurrent: ({ sent }: Partial<ReviewsView>) => sent !== undefined,
};

export const loadReviews = (): Promise<ReviewsView> => loadKept(kept);
export const keepReviews = (): Promise<void> => keepLatest(kept);
