import type { Thread } from "@app/contract/conversations";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ThreadView } from "../data/conversation/join-pages.ts";
import { type OwnMessage, ownMessages } from "../data/conversation/message-records.ts";
import { useThread } from "../data/conversation/use-thread.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { isSellingAllowed } from "../data/intake-stage.ts";
import { overviewQuery } from "../data/overview-query.ts";
import type { SyncSnapshot } from "../sync/member-sync.ts";
import { ConversationFrame, LoadingConversation } from "./conversation-frame.tsx";
import { FreeThread } from "./states/free-thread.tsx";
import { OpenThread } from "./thread/open-thread.tsx";

/** A thread with the team or with support, or what it would be. */
export function ConversationScreen({ thread }: { thread: Thread }) {
  const { view, sync, snapshot } = useThread(thread);
  const { data: intake } = useQuery(intakeQuery);
  const { data: overview } = useQuery(overviewQuery);
  const own = useOwnMessages(snapshot, view);
  if (!view || snapshot.phase === "loading") return <LoadingConversation thread={thread} />;
  if (view.writing === "free" && view.messages.length === 0 && own.length === 0)
    return (
      <ConversationFrame thread={thread} people={view.people} writing={view.writing}>
        <FreeThread isReturning={overview?.state === "ended"} isSellingAllowed={isSellingAllowed(intake)} />
      </ConversationFrame>
    );
  const country = intake?.country ?? "BR";
  const isWithoutPromise = overview !== undefined && overview.state !== "active";
  return (
    <ConversationFrame thread={thread} people={view.people} writing={view.writing}>
      <OpenThread {...{ view, own, sync, snapshot, country, isWithoutPromise }} />
    </ConversationFrame>
  );
}

/** The same list until the records or the thread change: what is drawn from it stays. */
function useOwnMessages({ meta, outbox, records }: SyncSnapshot, view: ThreadView | undefined): OwnMessage[] {
  return useMemo(() => (view ? ownMessages({ meta, outbox, records }, view) : []), [meta, outbox, records, view]);
}
