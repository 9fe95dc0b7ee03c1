import { useEffect, useState } from "react";
import type { Payment } from "../checkout-reducer.ts";

export const PIX_SHOWN_MS = 30 * 60_000;
const PIX_LIVES_MS = 60 * 60_000;

/** Thirty minutes from when the code was first seen, or less when the code itself ends earlier. */
export function endOf({ shownAt, pixExpiresAt }: Pick<Payment, "shownAt" | "pixExpiresAt">): number {
  const end = shownAt + PIX_SHOWN_MS;
  const life = pixExpiresAt ? Date.parse(pixExpiresAt) - shownAt : Number.NaN;
  // A clock that is wrong by hours must not end the code at once.
  return life > 0 && life <= PIX_LIVES_MS ? Math.min(end, shownAt + life) : end;
}

export const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
};

/** The milliseconds left, every second. */
export function useRemainingMs(end: number): number {
  const [remainingMs, setRemainingMs] = useState(() => Math.max(0, end - Date.now()));
  useEffect(() => {
    const tick = () => setRemainingMs(Math.max(0, end - Date.now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return remainingMs;
}
