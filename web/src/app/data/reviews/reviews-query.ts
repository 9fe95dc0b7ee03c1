import type { getReviews as getReviewsWire, ReviewsView } from "@app/contract/reviews";
import { queryOptions } from "@tanstack/react-query";
import { call, type EndpointRef } from "../../../api.ts";
import { keepLatest, loadKept } from "../kept-query.ts";
import { ACCOUNT } from "../overview-query.ts";
import { queryClient } from "../query-client.ts";

const getReviews: EndpointRef<typeof getReviewsWire> = { method: "GET", path: "/v1/account/reviews" };

/** The week that can be answered, and the sent ones with what the team replied. */
export const reviewsQuery = queryOptions({
  queryKey: [ACCOUNT, "reviews"],
  queryFn: (): Promise<ReviewsView> => call(getReviews),
});

/** After a review was sent: only the server knows until when a person replies. */
export const outdateReviews = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: reviewsQuery.queryKey, exact: true });

const kept = {
  name: "reviews",
  query: reviewsQuery,
  isCurrent: ({ sent }: Partial<ReviewsView>) => sent !== undefined,
};

export const loadReviews = (): Promise<ReviewsView> => loadKept(kept);
export const keepReviews = (): Promise<void> => keepLatest(kept);
