import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { appPaths } from "../../app-paths.ts";
import { replyCopy as copy } from "../../content/app/review.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { isSellingAllowed } from "../data/intake-stage.ts";
import { overviewQuery } from "../data/overview-query.ts";
import { reviewIdOf, unsentReviews } from "../data/reviews/review-records.ts";
import { markReplyRead, outdateReviews } from "../data/reviews/reviews-query.ts";
import { useReviews } from "../data/reviews/use-reviews.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import { SubPage } from "../shell/sub-page.tsx";
import { useNow } from "../shell/use-now.ts";
import { areRecordsKnown } from "../sync/records-known.ts";
import { FreeReview } from "./reply/free-review.tsx";
import { replyState } from "./reply/reply-state.ts";
import { ReviewsPage } from "./reply/reviews-page.tsx";

/** The team's replies, or what a review would be. */
export function ReplyScreen() {
  const { view, sync, snapshot } = useReviews();
  const { data: overview } = useQuery(overviewQuery);
  const { data: intake } = useQuery(intakeQuery);
  const now = useNow();
  const state = view && replyState(view, snapshot);
  const isConfirming = state?.at === "confirming";
  // It was sent while this page opened.
  useEffect(() => {
    if (isConfirming) void outdateReviews();
  }, [isConfirming]);
  const repliedWeek = state?.at === "replied" ? state.review.week : null;
  useEffect(() => {
    if (repliedWeek) void markReplyRead(repliedWeek).catch(() => undefined);
  }, [repliedWeek]);
  if (!view || !areRecordsKnown(snapshot)) return <LoadingReplies />;
  const isFree = overview?.state === "none" || overview?.state === "ended";
  if (isFree && view.sent.length === 0 && unsentReviews(snapshot).length === 0)
    return <FreeReview isReturning={overview.state === "ended"} isSellingAllowed={isSellingAllowed(intake)} />;
  return (
    <ReviewsPage
      view={view}
      device={snapshot}
      durable={snapshot.durable}
      now={now}
      onRetry={() => void retry()}
      onDiscard={(week) => void sync.discardRefused([reviewIdOf(week)])}
    />
  );

  async function retry() {
    for (const { refused } of unsentReviews(snapshot)) if (refused) await sync.retryRefused(refused);
  }
}

export const LoadingReplies = () => (
  <SubPage back={{ to: appPaths.today, label: copy.back }} title={copy.title} lead={copy.loading}>
    <Skeleton blocks={["sheet", "lines"]} />
  </SubPage>
);
