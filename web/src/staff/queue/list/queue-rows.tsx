import type { RefObject } from "react";
import { queueText } from "../../../content/staff/queue.ts";
import { Button } from "../../../ui/core/button.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { formatHour } from "../../time/moments.ts";
import { QueueDetailBelow } from "../detail/queue-detail.tsx";
import type { RowHandlers } from "../detail/row-actions.tsx";
import { NOW_LINE, POSTPONED_LINE } from "../order/list-order.ts";
import type { QueueList } from "../order/use-queue-list.ts";
import styles from "./list.module.css";
import { QueueRow } from "./queue-row.tsx";

type QueueRowsProps = {
  list: QueueList;
  container: RefObject<HTMLOListElement | null>;
  now: number;
  /** Rows that are late or flagged, and those that have time. */
  above: number;
  below: number;
  /** Of the selected row, where there is no column for it. */
  handlers: RowHandlers | undefined;
  onActivity: () => void;
};

/** The list on its thread. */
export function QueueRows({ list, container, now, above, below, handlers, onActivity }: QueueRowsProps) {
  return (
    <div className={styles.list} onPointerMove={onActivity} onPointerDown={onActivity} onKeyDown={onActivity}>
      <div className={styles.notice} role="status">
        {list.held.isWaiting ? (
          <p>
            {queueText.waiting.text}{" "}
            <Button variant="inline" onClick={list.held.settle}>
              {queueText.waiting.action}
            </Button>
          </p>
        ) : null}
      </div>
      <ol ref={container} aria-label={queueText.list}>
        {list.ids.map((id) => {
          if (id === NOW_LINE) return <NowLine key={id} now={now} above={above} below={below} />;
          if (id === POSTPONED_LINE)
            return (
              <li key={id} className={`${styles.postponed} dense-note`}>
                {queueText.postponed}
              </li>
            );
          const item = list.known.get(id);
          if (!item) return null;
          const isSelected = id === list.selectedId;
          return (
            <QueueRow
              key={id}
              item={item}
              now={now}
              isSelected={isSelected}
              isGone={list.isGone(id)}
              onSelect={() => list.select(id)}
            >
              {isSelected && handlers ? <QueueDetailBelow item={item} now={now} {...handlers} /> : null}
            </QueueRow>
          );
        })}
      </ol>
      {list.rows.length === 0 ? (
        <p className={styles.none}>
          {queueText.noMatch.text}{" "}
          <Button variant="inline" onClick={() => list.choose({ filter: "all", onlyMine: false })}>
            {queueText.noMatch.action}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

type NowLineProps = { now: number; above: number; below: number };

/** The bob hangs between what is late or flagged and what has time. */
function NowLine({ now, above, below }: NowLineProps) {
  const { title, both, nothingLate, allLate } = queueText.now;
  return (
    <li className={`${styles.line} row gap-3 soft`} data-slot="now-line">
      <time className={styles.hour}>{formatHour(now)}</time>
      <PlumbBob className={styles.bob} />
      <span>
        <b>{title}</b> {above === 0 ? nothingLate : below === 0 ? allLate : both}
      </span>
    </li>
  );
}
