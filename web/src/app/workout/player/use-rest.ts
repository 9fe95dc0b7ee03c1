import { useEffect, useState } from "react";
import type { Rest } from "../model/workout-state.ts";

const MORE_MS = 15_000;
/** Timers cannot wait longer, and a rest is never that long. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export type RunningRest = Rest & { add: () => void; skip: () => void };

/**
 * The rest that still runs, by the wall clock: a locked screen or a closed page does not stop it. What the member added
 * or skipped is of this page alone.
 */
export function useRest(rest: Rest | null): RunningRest | null {
  const [change, setChange] = useState({ from: 0, addedMs: 0, isSkipped: false });
  const [now, setNow] = useState(() => Date.now());
  const own = rest && change.from === rest.from ? change : { addedMs: 0, isSkipped: false };
  const until = rest && !own.isSkipped ? rest.until + own.addedMs : 0;

  useEffect(() => {
    const look = () => setNow(Date.now());
    const left = until - Date.now();
    if (left <= 0) return look();
    const timer = setTimeout(look, Math.min(left, MAX_TIMER_MS));
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [until]);

  // A set may be recorded after `now` was read: then its rest has just begun.
  if (!rest || until <= Math.max(now, rest.from)) return null;
  return {
    ...rest,
    until,
    seconds: rest.seconds + own.addedMs / 1_000,
    add: () => setChange({ from: rest.from, addedMs: own.addedMs + MORE_MS, isSkipped: false }),
    skip: () => setChange({ from: rest.from, addedMs: own.addedMs, isSkipped: true }),
  };
}
