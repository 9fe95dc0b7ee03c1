import type { Message, Thread } from "@app/contract/conversations";
import { useCallback, useMemo, useRef, useState } from "react";
import { problemOf } from "../../../api.ts";
import { appPaths } from "../../../app-paths.ts";
import {
  conversationCopy,
  sendingCopy as copy,
  noPromiseCopy,
  placeCopy,
  safetyCopy,
} from "../../../content/app/conversation/conversation.ts";
import { keepDraft } from "../../data/conversation/draft-store.ts";
import { hasOlder, type ThreadView } from "../../data/conversation/join-pages.ts";
import { messageEdit, type OwnMessage } from "../../data/conversation/message-records.ts";
import { loadOlder, markRead } from "../../data/conversation/thread-query.ts";
import { Link } from "../../shell/link.tsx";
import { useNow } from "../../shell/use-now.ts";
import { orThrow } from "../../sync/core/edit.ts";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";
import { Composer } from "../compose/composer.tsx";
import { lastMessage, marksOf, threadRows } from "../model/thread-rows.ts";
import { ClosedThread } from "../states/closed-thread.tsx";
import { EmptyThread } from "../states/empty-thread.tsx";
import styles from "../states/free-thread.module.css";
import type { Older } from "./older-messages.tsx";
import { ThreadLog } from "./thread-log.tsx";

type OpenThreadProps = {
  view: ThreadView;
  own: readonly OwnMessage[];
  sync: MemberSync;
  snapshot: SyncSnapshot;
  country: string;
  /** No answer is promised to what is written here. */
  isWithoutPromise: boolean;
};

/** The messages, and the field or why there is none. */
export function OpenThread({ view, own, sync, snapshot, country, isWithoutPromise }: OpenThreadProps) {
  const { thread, messages, writing, lastSeq, readByMember } = view;
  const [opened] = useState({ readUpTo: readByMember, lastSeq });
  const now = useNow();
  const older = useOlder(thread, hasOlder(view));
  const rows = useMemo(() => threadRows({ view, own, opened, country }), [view, own, opened, country]);
  const onSeen = useSeen(view);
  const [examples, setExamples] = useState(0);
  const status = unsentStatus(snapshot);
  const onExample = useCallback(
    (text: string) => {
      keepDraft(thread, text);
      setExamples((count) => count + 1);
    },
    [thread],
  );
  const context = useMemo(
    () => ({
      thread,
      country,
      now,
      unsentStatus: status,
      onRetry: ({ refused }: OwnMessage) => void (refused && sync.retryRefused(refused)),
      onDiscard: ({ id }: OwnMessage) => void sync.discardRefused([id]),
      onPerson: writing === "open" ? () => onExample(safetyCopy.wantsPersonText) : undefined,
    }),
    [thread, country, now, status, sync, writing, onExample],
  );
  return (
    <>
      {rows.length > 0 ? (
        <ThreadLog
          label={placeCopy[thread].log}
          rows={rows}
          context={context}
          marks={marksOf(view)}
          waiting={view.waiting}
          lastSeq={lastSeq}
          older={older}
          unread={messages.filter(({ seq, from }) => seq > readByMember && from === "team").length}
          onSeen={onSeen}
        />
      ) : writing === "open" ? (
        <EmptyThread thread={thread} onExample={onExample} />
      ) : null}
      <Arrivals messages={messages} />
      {writing === "open" && isWithoutPromise ? <NoPromise thread={thread} /> : null}
      {writing === "open" ? (
        // Another one where an example was chosen: it begins with that text.
        <Composer
          key={examples}
          place={thread}
          placeholder={placeCopy[thread].placeholder}
          takesFocus={examples > 0}
          onSend={(text) => orThrow(sync.save([messageEdit({ thread, text }, Date.now())]))}
        />
      ) : (
        <ClosedThread writing={writing} isAlone={rows.length === 0} />
      )}
    </>
  );
}

/** The newest message is in sight: the mark follows. A lost request is made good with the next look. */
function useSeen(view: ThreadView): () => void {
  return useCallback(() => {
    const { thread, readByMember, messages } = view;
    const last = messages.at(-1)?.seq ?? 0;
    if (last <= readByMember || document.visibilityState !== "visible") return;
    void markRead(thread, last).catch(() => undefined);
  }, [view]);
}

/** How a message stands that is not sent yet. Only a failed request says that there is no network. */
function unsentStatus({ flush, durable }: Pick<SyncSnapshot, "flush" | "durable">): string {
  if (flush.state !== "failed") return copy.sending;
  const problem = problemOf(flush.error);
  if (problem !== "offline" && problem !== "timeout") return copy.retrying;
  return durable ? copy.queued : copy.queuedHere;
}

/** To who has no plan, before anything is written: no answer is promised until a time, and where one comes at once. */
const NoPromise = ({ thread }: { thread: Thread }) => (
  <p className={`${styles.note} hint`} data-slot="no-promise">
    {noPromiseCopy.text[thread]} <Link to={appPaths.assistant}>{noPromiseCopy.link}</Link>.
  </p>
);

/** Says to a screen reader what arrived since the screen opened, and nothing of what scrolling brings. */
function Arrivals({ messages }: { messages: readonly Message[] }) {
  const [openedAt] = useState(() => messages.at(-1)?.seq ?? 0);
  const arrived = lastMessage(messages, ({ seq, from }) => seq > openedAt && from !== "member");
  return (
    <p className="sr-only" aria-live="polite">
      {arrived
        ? conversationCopy.arrived(arrived.by?.name ?? conversationCopy.service, arrived.card?.text || arrived.text)
        : null}
    </p>
  );
}

/** The page above what is loaded, one at a time. After a failure it waits for the member. */
function useOlder(thread: Thread, hasMore: boolean): Older {
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);
  const run = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    try {
      await loadOlder(thread);
    } catch {
      setHasFailed(true);
    } finally {
      isLoading.current = false;
    }
  }, [thread]);
  const load = useCallback(() => {
    if (hasMore && !hasFailed) void run();
  }, [hasMore, hasFailed, run]);
  return { hasMore, hasFailed, load, retry: () => void run() };
}
