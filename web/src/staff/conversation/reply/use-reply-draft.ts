import { useEffect, useState } from "react";
import type { ThreadKey } from "../data/thread-query.ts";
import { saveDraft } from "../data/thread-writes.ts";
import { ReplyDraft } from "./reply-draft.ts";

/** The draft of one's own reply in a thread; saved also when the page or the tab is left. */
export function useReplyDraft(params: ThreadKey, savedAt: string | null): ReplyDraft {
  const [, setTick] = useState(0);
  const [draft] = useState(
    () =>
      new ReplyDraft(
        (text) => saveDraft(params, text),
        savedAt,
        () => setTick((tick) => tick + 1),
      ),
  );
  useEffect(() => {
    const onHidden = () => {
      if (document.hidden) draft.flush();
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      draft.flush();
    };
  }, [draft]);
  return draft;
}
