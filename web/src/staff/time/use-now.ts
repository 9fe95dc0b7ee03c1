import { useEffect, useState } from "react";

const TICK_MS = 15_000;

/** The time, several times a minute: what is left of a promise changes in place. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
