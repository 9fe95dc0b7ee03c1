import type { StaffThread } from "@app/contract/staff/conversations";
import { type ReactNode, useRef, useState } from "react";
import { conversationCopy } from "../../../content/staff/conversation.ts";
import { Button } from "../../../ui/core/button.tsx";
import { messageOf } from "../../member/parts/use-write.ts";
import { dateOf, daysBetween } from "../../time/dates.ts";
import { formatToday } from "../../time/moments.ts";
import { loadOlder, type ThreadKey } from "../data/thread-query.ts";
import { MessageItem } from "./message-item.tsx";
import { rowsOf } from "./rows-of.ts";
import styles from "./thread.module.css";
import { useArrivals } from "./use-arrivals.ts";

const copy = conversationCopy.messages;

type MessageListProps = { params: ThreadKey; thread: StaffThread; now: number };

/** The messages, from the newest up. The list grows at both ends without moving what is being read. */
export function MessageList({ params, thread, now }: MessageListProps) {
  const { messages, name } = thread;
  const list = useRef<HTMLDivElement>(null);
  // As it was when the thread opened: the line stays where it is while the thread is read.
  const [readBefore] = useState(thread.readByTeam);
  const { said, hasNewBelow, onScroll } = useArrivals(thread, list);
  const ofTeam = messages.filter(({ from }) => from === "team").reverse();
  const [lastOfTeam] = ofTeam;
  const lastRead = ofTeam.find(({ seq }) => seq <= thread.readByMember);
  const markOf = (id: string): string | null =>
    id === lastRead?._id ? copy.read(name) : id === lastOfTeam?._id ? copy.sent : null;
  const toNewest = () => {
    if (list.current) list.current.scrollTop = 0;
  };
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <div ref={list} className={styles.scroll} role="region" aria-label={copy.label} tabIndex={0} onScroll={onScroll}>
        <div className={styles.thread}>
          {messages.length > 0 ? <Older params={params} thread={thread} /> : <Empty name={name} />}
          <ol className={`${styles.rows} stack gap-3`}>
            {rowsOf(messages, readBefore).map((row) => (
              <li key={row.key} data-kind={row.kind}>
                {row.kind === "day" ? <Line>{dayText(row.at, now)}</Line> : null}
                {row.kind === "unread" ? <Line isNew>{copy.unread}</Line> : null}
                {row.kind === "message" ? (
                  <MessageItem message={row.message} name={name} now={now} mark={markOf(row.message._id)} />
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
      {hasNewBelow ? (
        <button type="button" className={styles.toNewest} onClick={toNewest}>
          {copy.toNewest}
        </button>
      ) : null}
    </div>
  );
}

const Line = ({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) => (
  <p className={`${styles.line} row soft`} data-new={isNew || undefined}>
    <span>{children}</span>
  </p>
);

function dayText(at: string, now: number): string {
  const days = daysBetween(dateOf(now), dateOf(at));
  return days === 0 ? copy.today : days === -1 ? copy.yesterday : formatToday(Date.parse(at));
}

function Empty({ name }: { name: string }) {
  return (
    <div className={styles.empty}>
      <b>{copy.empty}</b>
      <p>{copy.emptyText(name)}</p>
    </div>
  );
}

function Older({ params, thread }: Omit<MessageListProps, "now">) {
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false });
  const [first] = thread.messages;
  if (!first || !thread.hasOlder) return <p className={styles.start}>{copy.start}</p>;
  const load = async () => {
    setState({ isBusy: true });
    try {
      await loadOlder(params, first.seq);
      setState({ isBusy: false });
    } catch (error) {
      setState({ isBusy: false, error: messageOf(error) });
    }
  };
  return (
    <div className={styles.older}>
      {state.error ? (
        <p role="alert">
          <b>{copy.olderFailed}</b> {state.error}
        </p>
      ) : null}
      <Button variant="inline" busy={state.isBusy} busyLabel={copy.loadingOlder} onClick={() => void load()}>
        {copy.older}
      </Button>
    </div>
  );
}
