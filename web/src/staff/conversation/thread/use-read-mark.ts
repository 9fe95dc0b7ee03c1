import type { StaffThread } from "@app/contract/staff/conversations";
import { useEffect, useRef, useState } from "react";
import type { ThreadKey } from "../data/thread-query.ts";
import { markRead } from "../data/thread-writes.ts";

const subscribe = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** Marks as read what a visible page shows. An emergency reads without a mark: the member's own team has not seen it. */
export function useReadMark({ memberId, thread }: ThreadKey, { lastSeq, readByTeam, mayWrite }: StaffThread): void {
  const asked = useRef(0);
  const [isVisible, setIsVisible] = useState(!document.hidden);
  useEffect(() => subscribe(() => setIsVisible(!document.hidden)), []);
  useEffect(() => {
    if (!mayWrite || !isVisible || lastSeq <= Math.max(readByTeam, asked.current)) return;
    asked.current = lastSeq;
    // The next message, or the next visit, marks again.
    markRead({ memberId, thread }, lastSeq).catch(() => {
      asked.current = 0;
    });
  }, [memberId, thread, lastSeq, readByTeam, mayWrite, isVisible]);
}
