import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, once a minute: what is left of a promise changes in place. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
