import { type RefObject, useId } from "react";
import { supportCopy as copy } from "../../content/staff/support.ts";
import { Ring } from "../../ui/ring/ring.tsx";
import { isLate, ringOf } from "../conversation/thread/ring-of.ts";
import { Face } from "../shell/face.tsx";
import { formatLeft, formatNear } from "../time/moments.ts";
import type { SupportThread } from "./data/support-query.ts";
import styles from "./support-screen.module.css";

type InboxListProps = {
  threads: readonly SupportThread[];
  openId: string | null;
  now: number;
  container: RefObject<HTMLDivElement | null>;
  onOpen: (memberId: string) => void;
};

/** Who waits for an answer, the nearest promise first, then the others. */
export function InboxList({ threads, openId, now, container, onOpen }: InboxListProps) {
  const waiting = threads.filter((thread) => thread.waiting);
  const others = threads.filter((thread) => !thread.waiting);
  const rows = { openId, now, onOpen };
  return (
    <nav className={styles.list} aria-label={copy.list}>
      <div ref={container}>
        {waiting.length > 0 ? <Group title={copy.waits} threads={waiting} {...rows} /> : null}
        {others.length > 0 ? <Group title={copy.others} threads={others} {...rows} /> : null}
      </div>
    </nav>
  );
}

type GroupProps = Omit<InboxListProps, "container"> & { title: string };

function Group({ title, threads, openId, now, onOpen }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.groupTitle} id={id}>
        {title}
      </h2>
      <ul>
        {threads.map((thread) => (
          <li key={thread.memberId}>
            <button
              type="button"
              className={`${styles.row} bare stack gap-3`}
              data-member={thread.memberId}
              data-late={(thread.waiting && isLate(thread.waiting, now)) || undefined}
              aria-current={thread.memberId === openId ? "true" : undefined}
              onClick={() => onOpen(thread.memberId)}
            >
              {thread.waiting ? (
                <Ring {...ringOf(thread.waiting, now)} size="bead" />
              ) : (
                <Face name={thread.name} tone="quiet" />
              )}
              <span className={styles.who}>
                <b>{thread.name}</b>
                <small>{noteOf(thread, now)}</small>
              </span>
              {thread.unread > 0 ? (
                <span className={styles.unread}>
                  <span aria-hidden="true">{thread.unread}</span>
                  <span className="sr-only">{copy.unread(thread.unread)}</span>
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function noteOf({ waiting, lastAt }: SupportThread, now: number): string {
  if (!waiting) return `${copy.answered}, ${formatNear(lastAt, now)}`;
  if (!waiting.dueAt) return copy.undated;
  return isLate(waiting, now) ? formatLeft(waiting.dueAt, now) : copy.until(formatNear(waiting.dueAt, now));
}
