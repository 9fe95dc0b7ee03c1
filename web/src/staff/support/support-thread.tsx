import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { conversationCopy } from "../../content/staff/conversation.ts";
import { supportCopy as copy } from "../../content/staff/support.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { type ThreadKey, threadQuery } from "../conversation/data/thread-query.ts";
import { ThreadPanel } from "../conversation/thread-panel.tsx";
import { LoadState } from "../member/parts/load-state.tsx";
import { TeamButton } from "../member/parts/team-button.tsx";
import { Face } from "../shell/face.tsx";
import { formatHour } from "../time/moments.ts";
import type { SupportThread as Listed } from "./data/support-query.ts";
import styles from "./support-screen.module.css";

type SupportThreadProps = {
  listed: Listed;
  now: number;
  /** Who waits after this one. */
  next: Listed | undefined;
  onOpen: (memberId: string) => void;
  onBack: () => void;
  aside: ReactNode;
};

/** One member's thread with support. Nothing else of the member is asked for. */
export function SupportThread({ listed, now, next, onOpen, onBack, aside }: SupportThreadProps) {
  const params: ThreadKey = { memberId: listed.memberId, thread: "support" };
  const { data: thread, error, isFetching, dataUpdatedAt, refetch } = useQuery(threadQuery(params));
  return (
    <div className={`${styles.thread} column`}>
      <header className={`${styles.head} row wrap`}>
        <button type="button" className={`${styles.back} bare`} onClick={onBack} aria-label={copy.back}>
          <Icon name="arrow-left" />
        </button>
        <Face name={listed.name} />
        <h2>{listed.name}</h2>
        <p>{copy.only}</p>
      </header>
      <div role="status">
        {thread && error ? <p className={styles.stale}>{copy.stale(formatHour(dataUpdatedAt))}</p> : null}
      </div>
      <div className={styles.work}>
        {thread ? (
          <ThreadPanel
            params={params}
            thread={thread}
            now={now}
            people={NOBODY}
            renderNext={(sentAt, writeMore) => (
              <NextThread
                next={next}
                done={conversationCopy.next.done(listed.name, formatHour(sentAt))}
                onOpen={onOpen}
                onMore={writeMore}
              />
            )}
          />
        ) : (
          <LoadState
            error={error}
            loading={conversationCopy.loading}
            failed={conversationCopy.failed}
            isBusy={isFetching}
            retry={() => void refetch()}
          />
        )}
        {aside}
      </div>
    </div>
  );
}

/** Support does not know who cares for a member. */
const NOBODY = {};

type NextThreadProps = {
  next: Listed | undefined;
  done: string;
  onOpen: (memberId: string) => void;
  onMore: () => void;
};

/** After an answer: who waits next has the focus, so that Enter opens it. */
function NextThread({ next, done, onOpen, onMore }: NextThreadProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={`${styles.next} row wrap`}>
      <p role="status">{next ? done : `${done} ${copy.next.nobody}.`}</p>
      {next ? (
        <TeamButton ref={first} tone="action" keys={["Enter"]} onClick={() => onOpen(next.memberId)}>
          {copy.next.thread(next.name)}
        </TeamButton>
      ) : null}
      <TeamButton {...(next ? {} : { ref: first })} tone="link" onClick={onMore}>
        {conversationCopy.next.more}
      </TeamButton>
    </div>
  );
}
