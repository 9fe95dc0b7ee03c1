import { getThread, type Message, readThread, type Thread } from "@app/contract/conversations";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { badgesQuery } from "../badges-query.ts";
import { keepLatest, loadKept } from "../kept-query.ts";
import { queryClient } from "../query-client.ts";
import { queryKeys } from "../query-keys.ts";
import { hasOlder, isComplete, isErased, type ThreadView, withNewer, withOlder } from "./join-pages.ts";

/** How often an open thread asks for what is new. */
export const POLL_MS = 15_000;
/** Who comes back to more pages than these reads the newest one, and goes back from there. */
const MAX_PAGES_BEHIND = 4;
/** Of a long thread, what a device keeps. */
const MESSAGES_KEPT = 100;

type Query = { before?: number; after?: number };

const fetchPage = (thread: Thread, query: Query = {}): Promise<ThreadView> =>
  call(getThread, {
    params: { thread },
    query: Object.fromEntries(Object.entries(query).map(([name, seq]) => [name, String(seq)])),
  });

/** A thread, from the oldest message that was asked for up to the newest. A refresh asks only for what came since. */
export const threadQuery = (thread: Thread) =>
  queryOptions({
    queryKey: queryKeys.thread(thread),
    queryFn: ({ client, queryKey }): Promise<ThreadView> =>
      refresh(thread, () => client.getQueryData<ThreadView>(queryKey)),
    staleTime: POLL_MS,
    // Comparing ten thousand messages at every refresh would be felt; `withNewer` keeps the list that did not change.
    structuralSharing: false,
  });

async function refresh(thread: Thread, known: () => ThreadView | undefined): Promise<ThreadView> {
  const newer: Message[] = [];
  for (let pages = 0; pages < MAX_PAGES_BEHIND; pages++) {
    const last = newer.at(-1) ?? known()?.messages.at(-1);
    if (!last) break;
    const page = await fetchPage(thread, { after: last.seq });
    newer.push(...page.messages);
    // Read after the answer: an older page may have come meanwhile.
    const before = known();
    if (!before || isErased(before, page)) break;
    if (page.messages.length === 0 || isComplete(page, newer)) return withNewer(before, newer, page);
  }
  return fetchPage(thread);
}

/** The page above what is shown. Rejects when it cannot be had. */
export async function loadOlder(thread: Thread): Promise<void> {
  const { queryKey } = threadQuery(thread);
  const state = queryClient.getQueryState<ThreadView>(queryKey);
  const first = state?.data?.messages[0];
  if (!state?.data || !first || !hasOlder(state.data)) return;
  const page = await fetchPage(thread, { before: first.seq });
  // The answer is as old as it was: an old page refreshes nothing.
  const { dataUpdatedAt: updatedAt } = state;
  queryClient.setQueryData<ThreadView>(queryKey, (view) => view && withOlder(view, page), { updatedAt });
}

/** The member has seen the thread up to a message. Without a connection the next look says it again. */
export async function markRead(thread: Thread, seq: number): Promise<void> {
  const { readByMember } = await call(readThread, { params: { thread }, body: { seq } });
  queryClient.setQueryData<ThreadView>(
    threadQuery(thread).queryKey,
    (view) => view && { ...view, readByMember: Math.max(view.readByMember, readByMember) },
  );
  // What the navigation counts.
  await queryClient.invalidateQueries({ queryKey: badgesQuery.queryKey });
}

/** After a message was sent: its place, and until when a person answers. */
export const outdateThread = (thread: Thread): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: threadQuery(thread).queryKey, exact: true });

const kept = (thread: Thread) => ({
  name: `conversation-${thread}` as const,
  query: threadQuery(thread),
  isCurrent: ({ messages, writing }: Partial<ThreadView>) => messages !== undefined && writing !== undefined,
  toKeep: (view: ThreadView): ThreadView => ({ ...view, messages: view.messages.slice(-MESSAGES_KEPT) }),
});

export const loadThread = (thread: Thread): Promise<ThreadView> => loadKept(kept(thread));
export const keepThread = (thread: Thread): Promise<void> => keepLatest(kept(thread));
