import type { Thread } from "@app/contract/conversations";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";
import { useMemberSync } from "../../sync/use-member-sync.ts";
import { outdateAccount } from "../overview-query.ts";
import type { ThreadView } from "./join-pages.ts";
import { countUnsent } from "./message-records.ts";
import { keepThread, outdateThread, POLL_MS, threadQuery } from "./thread-query.ts";

export type UsedThread = { view: ThreadView | undefined; sync: MemberSync; snapshot: SyncSnapshot };

/** An open thread, refreshed while it is looked at, and this device's records. For screens that load with the sync. */
export function useThread(thread: Thread): UsedThread {
  const { sync, snapshot } = useMemberSync();
  // Hidden, the page does not ask; on its return the query is refreshed at once.
  const { data: view } = useQuery({ ...threadQuery(thread), refetchInterval: POLL_MS, refetchOnWindowFocus: "always" });
  useFreshThread(snapshot, thread);
  useKeptThread(snapshot, thread, view);
  useCareTaken(view);
  return { view, sync, snapshot };
}

/** Once a message is sent, the thread says its place and until when a person answers. */
function useFreshThread(snapshot: SyncSnapshot, thread: Thread): void {
  const unsent = countUnsent(snapshot, thread);
  const before = useRef(unsent);
  useEffect(() => {
    if (unsent < before.current) void outdateThread(thread);
    before.current = unsent;
  }, [unsent, thread]);
}

/** With a copy on this device the newest messages are part of it. */
function useKeptThread({ durable, isAnswered }: SyncSnapshot, thread: Thread, view: ThreadView | undefined): void {
  const isKept = durable && isAnswered;
  useEffect(() => {
    if (isKept && view !== undefined) void keepThread(thread).catch(() => undefined);
  }, [isKept, thread, view]);
}

/** What members write may hide numbers and stop the plan (the server's card says so): the other screens follow at once. */
function useCareTaken(view: ThreadView | undefined): void {
  const newest = view?.messages.reduce((last, { seq, card }) => (card ? seq : last), 0) ?? 0;
  const isKnown = view !== undefined;
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current !== null && newest > before.current) void outdateAccount();
    if (isKnown) before.current = Math.max(before.current ?? 0, newest);
  }, [newest, isKnown]);
}
