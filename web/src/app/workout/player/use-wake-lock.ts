import { useEffect } from "react";

/** Keeps the screen on while `isWanted`. The browser lets go of it when the page is hidden: it is asked for again then. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      // Refused on a low battery: the screen then turns off as it does elsewhere, and nothing is lost.
      const granted = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) void granted?.release();
      else lock = granted;
    };
    const onVisible = () => void ask();
    document.addEventListener("visibilitychange", onVisible);
    void ask();
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release();
    };
  }, [isWanted]);
}
