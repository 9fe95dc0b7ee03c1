import type { Thread } from "@app/contract/conversations";
import { useCallback, useRef, useState } from "react";
import { loadOlder } from "../../data/conversation/thread-query.ts";
import type { Older } from "./older-messages.tsx";

/** The page above what is loaded, one at a time. After a failure it waits for the member. */
export function useOlder(thread: Thread, hasMore: boolean): Older {
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
