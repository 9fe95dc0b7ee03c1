import { useCallback, useMemo, useState } from "react";
import { placeCopy, safetyCopy } from "../../../content/app/conversation/conversation.ts";
import { keepDraft } from "../../data/conversation/draft-store.ts";
import { hasOlder, type ThreadView } from "../../data/conversation/join-pages.ts";
import { messageEdit, type OwnMessage } from "../../data/conversation/message-records.ts";
import { markRead } from "../../data/conversation/thread-query.ts";
import { useNow } from "../../shell/use-now.ts";
import { orThrow } from "../../sync/core/edit.ts";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";
import { Composer } from "../compose/composer.tsx";
import { marksOf, threadRows } from "../model/thread-rows.ts";
import { unsentStatus } from "../model/unsent-status.ts";
import { ClosedThread } from "../states/closed-thread.tsx";
import { EmptyThread } from "../states/empty-thread.tsx";
import { NoPromise } from "../states/no-promise.tsx";
import { Arrivals } from "./arrivals.tsx";
import { ThreadLog } from "./thread-log.tsx";
import { useOlder } from "./use-older.ts";

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
