import type { QueueItem } from "@app/contract/staff/queue";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { queueText } from "../../../content/staff/queue.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import { Ring } from "../../../ui/ring/ring.tsx";
import { Link } from "../../shell/link.tsx";
import { beadRing, beadText } from "../item/bead-text.ts";
import { kindIcons } from "../item/kind-icons.ts";
import { taskPath } from "../item/task-path.ts";
import { claimOf, isFlagged, isLate } from "../order/split-at-now.ts";
import styles from "./list.module.css";
import { RowEnd } from "./row-end.tsx";

type QueueRowProps = {
  item: QueueItem;
  now: number;
  isSelected: boolean;
  /** It has left the queue, and its place stays until the list may move. */
  isGone: boolean;
  onSelect: () => void;
  /** Under the row, while it is selected on a screen without a column for it. */
  children?: ReactNode;
};

const { row: text } = queueText;

/** Who, why, what to do; then how long it takes. A click selects it, and opens the selected one where its work is done. */
export function QueueRow({ item, now, isSelected, isGone, onSelect, children }: QueueRowProps) {
  const wasSelected = useRef(false);
  const claim = claimOf(item, now);
  const isUrgent = isFlagged(item) || isLate(item, now);
  const { moment, note } = beadText(item, now);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // A key or a screen reader opens the link at once: its focus has selected the row already.
    const isPointer = event.detail > 0;
    if (isPointer && !wasSelected.current && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };

  return (
    <li
      className={styles.place}
      data-slot="queue-row"
      data-selected={isSelected || undefined}
      data-urgent={isUrgent || undefined}
      data-claim={claim ? (claim.isMine ? "mine" : "others") : undefined}
      data-gone={isGone || undefined}
    >
      <Link
        className={styles.row}
        to={taskPath(item)}
        data-member={item.memberId}
        tabIndex={isSelected ? 0 : -1}
        aria-current={isSelected ? "true" : undefined}
        onPointerDown={() => {
          wasSelected.current = isSelected;
        }}
        onFocus={onSelect}
        onClick={onClick}
      >
        <span className={styles.time}>
          {moment}
          {note ? <small>{note}</small> : null}
        </span>
        <span className={styles.bead}>
          <Ring {...beadRing(item, now)} size="bead" />
        </span>
        <span className={styles.who}>
          <b>{item.name}</b>
          <small>{whoText(item)}</small>
        </span>
        <span className={styles.why}>
          <b>{isGone ? text.gone : item.why}</b>
          <span>
            <IconPath path={kindIcons[item.kind]} />
            <span>{item.what}</span>
          </span>
        </span>
        <RowEnd item={item} claim={claim} now={now} />
      </Link>
      {children}
    </li>
  );
}

/** The level is named where it asks for a person. */
function whoText({ day, week, diet, training }: QueueItem): string {
  const stage = text.stage(day, week);
  const level = diet === "C" ? text.level.diet(diet) : training === "C" ? text.level.training(training) : undefined;
  return level ? `${stage}, ${level}` : stage;
}
