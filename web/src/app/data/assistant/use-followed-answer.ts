import { useEffect, useState } from "react";
import { ApiError } from "../../../api.ts";
import { backOffMs } from "../../shell/states/when-reachable.ts";
import { isUnreachable } from "../policy.ts";
import { readAnswer, refreshAssistant } from "./assistant-query.ts";

/** Between two looks at an answer that is being written; a little longer each time. */
const FIRST_LOOK_MS = 700;
const LONGEST_LOOK_MS = 5_000;

export type Following = "reading" | "unreachable" | null;

/**
 * Reads an answer that is being written and whose stream is not open here: the connection was lost, the page was
 * reloaded, or another device asked. Until it is whole or marked as failed; nothing is asked again.
 */
export function useFollowedAnswer(answerId: string | null): Following {
  const [isUnreachableNow, setIsUnreachableNow] = useState(false);
  useEffect(() => {
    if (answerId === null) return undefined;
    const stop = follow(answerId, setIsUnreachableNow);
    return () => {
      stop();
      setIsUnreachableNow(false);
    };
  }, [answerId]);
  if (answerId === null) return null;
  return isUnreachableNow ? "unreachable" : "reading";
}

function follow(answerId: string, onUnreachable: (isUnreachable: boolean) => void): () => void {
  let [looks, failures, isStopped] = [0, 0, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookIn = (ms: number) => {
    if (!isStopped) timer = setTimeout(() => void look(), ms);
  };
  async function look() {
    clearTimeout(timer);
    try {
      const { status } = await readAnswer(answerId);
      failures = 0;
      if (!isStopped) onUnreachable(false);
      if (status === "streaming") return lookIn(Math.min(LONGEST_LOOK_MS, FIRST_LOOK_MS * 1.5 ** looks++));
      // The page knows what the answer changed: whether the assistant closed, and how it answers now.
      if (!isStopped) await refreshAssistant();
    } catch (error) {
      // Deleted meanwhile, or not this member's any more: the page says what there is.
      if (error instanceof ApiError && !isUnreachable(error)) return refreshAssistant();
      if (!isStopped) onUnreachable(true);
      lookIn(backOffMs(failures++, Math.random()));
    }
  }
  const now = () => void look();
  addEventListener("online", now);
  lookIn(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener("online", now);
  };
}
