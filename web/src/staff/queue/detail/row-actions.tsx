import type { QueueItem } from "@app/contract/staff/queue";
import { detailText as text } from "../../../content/staff/queue.ts";
import { Action, ActionLink } from "../../actions/action.tsx";
import { memberPath } from "../../shell/member-paths.ts";
import { formatHour } from "../../time/moments.ts";
import { taskPath } from "../item/task-path.ts";
import { claimOf, isPostponed } from "../order/split-at-now.ts";
import styles from "./detail.module.css";

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
  const task = taskPath(item);
  return (
    <>
      <div className="row wrap gap-2">
        {claim?.isMine ? (
          <>
            <ActionLink look="primary" hint="Enter" to={task}>
              {text.continue[item.kind]}
            </ActionLink>
            <Action hint="L" onClick={onRelease}>
              {text.release}
            </Action>
          </>
        ) : (
          <>
            <Action look="primary" hint="A" onClick={onClaim}>
              {claim ? text.takeOver : text.claim}
            </Action>
            {task === file ? null : (
              <ActionLink hint="Enter" to={task}>
                {text.open[item.kind]}
              </ActionLink>
            )}
            <ActionLink hint="O" to={file}>
              {text.file}
            </ActionLink>
          </>
        )}
        {isPostponed(item, now) ? (
          <Action look="quiet" onClick={onBringBack}>
            {text.bringBack}
          </Action>
        ) : (
          <Action look="quiet" onClick={onPostpone}>
            {text.postpone}
          </Action>
        )}
      </div>
      <p className={`${styles.note} dense-note`}>{noteOf(claim)}</p>
    </>
  );
}

function noteOf(claim: QueueItem["claim"]): string {
  if (!claim) return text.claimNote;
  const until = formatHour(claim.until);
  return claim.isMine ? text.mineNote(until) : text.othersNote(claim.name, until);
}
