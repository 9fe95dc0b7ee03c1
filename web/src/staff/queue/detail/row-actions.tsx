import type { QueueItem } from "@app/contract/staff/queue";
import { Link } from "react-router";
import { detailText as text } from "../../../content/staff/queue.ts";
import { memberPath } from "../../members/member-path.ts";
import { formatHour } from "../../time/moments.ts";
import { claimOf, isPostponed } from "../order/split-at-now.ts";
import styles from "./row-actions.module.css";

export type RowHandlers = {
  onClaim: () => void;
  onRelease: () => void;
  onPostpone: () => void;
  onBringBack: () => void;
};

type RowActionsProps = RowHandlers & { item: QueueItem; now: number };

/** What can be done with the selected row, and what follows from claiming it. */
export function RowActions({ item, now, onClaim, onRelease, onPostpone, onBringBack }: RowActionsProps) {
  const claim = claimOf(item, now);
  const file = memberPath(item.memberId);
  return (
    <>
      <div className={styles.actions}>
        {claim?.isMine ? (
          <>
            <Link className={styles.button} data-look="primary" to={file}>
              {text.continue} <kbd>O</kbd>
            </Link>
            <button className={styles.button} type="button" onClick={onRelease}>
              {text.release} <kbd>L</kbd>
            </button>
          </>
        ) : (
          <>
            <button className={styles.button} data-look="primary" type="button" onClick={onClaim}>
              {claim ? text.takeOver : text.claim} <kbd>A</kbd>
            </button>
            <Link className={styles.button} to={file}>
              {text.file} <kbd>O</kbd>
            </Link>
          </>
        )}
        {isPostponed(item, now) ? (
          <button className={styles.quiet} type="button" onClick={onBringBack}>
            {text.bringBack}
          </button>
        ) : (
          <button className={styles.quiet} type="button" onClick={onPostpone}>
            {text.postpone}
          </button>
        )}
      </div>
      <p className={styles.note}>{noteOf(claim)}</p>
    </>
  );
}

function noteOf(claim: QueueItem["claim"]): string {
  if (!claim) return text.claimNote;
  const until = formatHour(Date.parse(claim.until));
  return claim.isMine ? text.mineNote(until) : text.othersNote(claim.name, until);
}
