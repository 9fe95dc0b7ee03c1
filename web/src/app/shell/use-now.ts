import { useEffect, useState } from "react";

const TICK_MS = 20_000;

/** The time, moving on while the screen is open: a call or a meal comes near. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
