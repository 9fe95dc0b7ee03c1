import { appPaths } from "../../../app-paths.ts";
import { waitingCopy } from "../../../content/app/review.ts";
import { Button } from "../../../ui/core/button.tsx";
import type { ReviewOnDevice } from "../../data/reviews/review-records.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import styles from "./reply.module.css";

const copy = waitingCopy.refused;

type RefusedReviewProps = { review: ReviewOnDevice; onRetry: () => void; onDiscard: () => void };

/** What can be done about a review that the server did not take. */
export function RefusedReview({ review, onRetry, onDiscard }: RefusedReviewProps) {
  return (
    <div className={`${styles.actions} row wrap`}>
      {review.refused === "consent-missing" ? (
        <RouterButtonLink to={appPaths.consents}>{copy.consents}</RouterButtonLink>
      ) : null}
      <Button variant="outline" onClick={onRetry}>
        {copy.again}
      </Button>
      <Button variant="link" onClick={onDiscard}>
        {copy.discard}
      </Button>
    </div>
  );
}
