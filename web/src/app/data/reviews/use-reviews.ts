import type { ReviewsView } from "@app/contract/reviews";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";
import { useMemberSync } from "../../sync/use-member-sync.ts";
import { keepReviews, outdateReviews, reviewsQuery } from "./reviews-query.ts";

export type UsedReviews = { view: ReviewsView | undefined; sync: MemberSync; snapshot: SyncSnapshot };

/** The reviews as the server knows them, and this device's records. For screens that load with the sync. */
export function useReviews(): UsedReviews {
  const { sync, snapshot } = useMemberSync();
  const { data: view } = useQuery(reviewsQuery);
  useFreshReviews(snapshot);
  useKeptReviews(snapshot, view);
  return { view, sync, snapshot };
}

/** Once a review is sent, the server says until when a person replies. */
function useFreshReviews({ outbox }: SyncSnapshot): void {
  const unsent = outbox.filter(({ kind, refused }) => kind === "review" && !refused).length;
  const before = useRef(unsent);
  useEffect(() => {
    if (before.current > 0 && unsent === 0) void outdateReviews();
    before.current = unsent;
  }, [unsent]);
}

/** With a copy on this device the replies are part of it. */
function useKeptReviews({ durable, isAnswered }: SyncSnapshot, view: ReviewsView | undefined): void {
  const isKept = durable && isAnswered;
  useEffect(() => {
    if (isKept && view !== undefined) void keepReviews().catch(() => undefined);
  }, [isKept, view]);
}
