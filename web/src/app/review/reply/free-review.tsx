import { appPaths } from "../../../app-paths.ts";
import { freeReviewCopy as copy, replyCopy } from "../../../content/app/review.ts";
import { SubPage } from "../../shell/sub-page.tsx";
import { NoSubscription } from "../../shell/subscription/no-subscription.tsx";
import styles from "./reply.module.css";

type FreeReviewProps = {
  /** The member had a plan before. */
  isReturning: boolean;
  isSellingAllowed: boolean;
};

/** What it would be, to a member without the programme: nothing is asked here. */
export function FreeReview({ isReturning, isSellingAllowed }: FreeReviewProps) {
  return (
    <SubPage back={{ to: appPaths.today, label: replyCopy.back }} title={copy.title} lead={copy.lead}>
      <ul className={styles.parts}>
        {copy.parts.map(([name, text]) => (
          <li key={name}>
            <b>{name}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {isSellingAllowed ? <NoSubscription returning={isReturning} /> : null}
    </SubPage>
  );
}
