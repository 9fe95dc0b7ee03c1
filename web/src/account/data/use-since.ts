import { useEffect, useState } from "react";

/** Whether this moment has come; turns by itself when it comes while somebody is looking. */
export function useSince(at: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = Date.parse(at) - now;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, 60_000));
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}
