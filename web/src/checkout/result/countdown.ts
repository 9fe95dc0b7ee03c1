import { useEffect, useState } from "react";
import type { Payment } from "../checkout-reducer.ts";

export const PIX_SHOWN_MS = 30 * 60_000;
const PIX_LIFETIME_MS = 60 * 60_000;

/** Thirty minutes after the code was first shown, or earlier when the code itself expires. */
export function endOf({ shownAt, pixExpiresAt }: Pick<Payment, "shownAt" | "pixExpiresAt">): number {
  const end = shownAt + PIX_SHOWN_MS;
  const lifetimeMs = pixExpiresAt ? Date.parse(pixExpiresAt) - shownAt : Number.NaN;
  // A client clock that is off by hours must not expire the code at once.
  return lifetimeMs > 0 && lifetimeMs <= PIX_LIFETIME_MS ? Math.min(end, shownAt + lifetimeMs) : end;
}

/** The moment until which the bank takes the code, which outlives the countdown; 0 by a clock that is off. */
export function bankEndOf({ shownAt, pixExpiresAt }: Pick<Payment, "shownAt" | "pixExpiresAt">): number {
  const end = pixExpiresAt ? Date.parse(pixExpiresAt) : 0;
  return end > shownAt && end - shownAt <= PIX_LIFETIME_MS ? end : 0;
}

/** "9h26". */
export function hourOf(ms: number): string {
  const at = new Date(ms);
  return `${at.getHours()}h${String(at.getMinutes()).padStart(2, "0")}`;
}

export const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
};

/** The remaining milliseconds, updated every second. */
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
