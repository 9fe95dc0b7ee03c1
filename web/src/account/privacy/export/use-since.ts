import { useEffect, useState } from "react";

/** Whether this time has passed; re-renders when it passes while the page is open. */
export function useSince(at: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  const remainingMs = Date.parse(at) - now;
  useEffect(() => {
    if (remainingMs <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(remainingMs, 60_000));
    return () => clearTimeout(timer);
  }, [remainingMs]);
  return remainingMs <= 0;
}
