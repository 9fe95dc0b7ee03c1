import { useCallback, useEffect, useRef, useState } from "react";
import { holdOrder, isSameOrder, PAUSE_MS } from "./held-order.ts";

type HeldOrder = {
  ids: readonly string[];
  /** A new order waits. */
  isWaiting: boolean;
  /** The pointer or a key is at work in the list. */
  noteActivity: () => void;
  /** Takes the newest order at once. */
  settle: () => void;
};

/** The order of the list. It never changes under the pointer or the selected row: the new one waits for a pause. */
export function useHeldOrder(latest: readonly string[]): HeldOrder {
  const [shown, setShown] = useState(latest);
  const lastActivity = useRef(Number.NEGATIVE_INFINITY);
  const newest = useRef(latest);
  useEffect(() => {
    newest.current = latest;
  });
  const isWaiting = !isSameOrder(shown, latest);
  const key = latest.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further answer does not shorten the pause, and restarts nothing but the check.
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const rest = lastActivity.current + PAUSE_MS - performance.now();
      if (rest > 0) timer = setTimeout(check, rest);
      else setShown(newest.current);
    };
    check();
    return () => clearTimeout(timer);
  }, [isWaiting, key]);

  const noteActivity = useCallback(() => {
    lastActivity.current = performance.now();
  }, []);
  const settle = useCallback(() => setShown(newest.current), []);
  return { ids: isWaiting ? holdOrder(shown, latest) : shown, isWaiting, noteActivity, settle };
}
