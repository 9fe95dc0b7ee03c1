import type { MemberThread } from "@app/contract/conversations";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState } from "react";
import { conversationCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { estimateHeight } from "../model/estimate-height.ts";
import { isCardRow, type ThreadRow as Row } from "../model/thread-rows.ts";
import { type Older, OlderMessages } from "./older-messages.tsx";
import styles from "./thread-log.module.css";
import { type RowContext, ThreadRow } from "./thread-row.tsx";
import { useEnd, useOpening, useOwnSent } from "./use-thread-scroll.ts";

/** Rows above and below the window that are in the page. */
const OVERSCAN = 8;
/** From this many rows below the first loaded one on, the page above it is asked for. */
const NEAR_START = 15;
/** Of what says whether there is more above the first message. */
const ABOVE = 56;
const BELOW = 20;
/** So near to the end, the newest message counts as seen, and a new one is followed. */
const NEAR_END = 96;

type ThreadLogProps = {
  label: string;
  rows: readonly Row[];
  context: RowContext;
  /** Numbers of the member's last message that was read, and of the last one. */
  marks: { read: number; sent: number };
  waiting: MemberThread["waiting"];
  lastSeq: number;
  older: Older;
  /** Not read yet. */
  unread: number;
  /** The newest message is on the screen. */
  onSeen: () => void;
};

/**
 * The messages, of which only the rows near the window are in the page. It opens at the first new one or at the end,
 * follows what arrives while the end is in sight, and keeps its place otherwise.
 */
export function ThreadLog({ label, rows, context, marks, waiting, lastSeq, older, unread, onSeen }: ThreadLogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // Read once: a look at the layout for each of many rows would be slow.
  const [width] = useState(() => innerWidth);
  // A list: the library asks for all heights below a row each time that one is measured.
  const heights = useMemo(() => rows.map((row) => estimateHeight(row, width)), [rows, width]);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[index] ?? 0,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
    paddingStart: ABOVE,
    paddingEnd: BELOW,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    // Scrolling moves no React state: rows are placed by the library itself.
    directDomUpdates: true,
    // Not by a transform, which makes each row a layer of its own.
    directDomUpdatesMode: "position",
  });
  const isOpened = useOpening(virtualizer, rows);
  useOwnSent(virtualizer, rows);
  const isAtEnd = useEnd(virtualizer, scroller);
  const items = virtualizer.getVirtualItems();

  const isNearStart = isOpened && (items[0]?.index ?? NEAR_START) < NEAR_START;
  const { load } = older;
  useEffect(() => {
    if (isNearStart) load();
  }, [isNearStart, rows.length, load]);
  // The top of a card is in sight, and nothing stands over its buttons.
  const isCard = isCardRow(rows.at(-1));
  useEffect(() => {
    if (isOpened && (isAtEnd || isCard)) onSeen();
  }, [isOpened, isAtEnd, isCard, onSeen]);

  return (
    <div className={styles.frame}>
      {/* Rows come and go while it scrolls: what is new is said elsewhere (arrivals.tsx). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keyboard */}
      <div ref={scroller} className={styles.scroller} role="log" aria-live="off" aria-label={label} tabIndex={0}>
        <div ref={virtualizer.containerRef} className={styles.rows}>
          <OlderMessages older={older} />
          {items.map(({ key, index }) => {
            const row = rows[index];
            return row ? (
              <article
                key={key}
                ref={virtualizer.measureElement}
                className={styles.row}
                data-index={index}
                data-run={row.isRunStart || undefined}
                aria-posinset={row.from === "thread" ? row.message.seq : undefined}
                aria-setsize={row.from === "thread" ? lastSeq : undefined}
              >
                <ThreadRow
                  row={row}
                  context={context}
                  mark={markOf(row, marks)}
                  waiting={index === rows.length - 1 ? waiting : null}
                />
              </article>
            ) : null;
          })}
        </div>
      </div>
      {isOpened && !isAtEnd && !isCard ? (
        <button className={`${styles.end} tap-link gap-2`} type="button" onClick={() => virtualizer.scrollToEnd()}>
          {unread > 0 ? <span>{copy.unread(unread)}</span> : <span className="sr-only">{copy.toEnd}</span>}
          <Icon name="chevron-down" />
        </button>
      ) : null}
    </div>
  );
}

function markOf(row: Row, { read, sent }: ThreadLogProps["marks"]): "read" | "sent" | null {
  if (row.from !== "thread") return null;
  return row.message.seq === read ? "read" : row.message.seq === sent && sent > read ? "sent" : null;
}
