import { useEffect, useRef } from "react";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { focusSlot, stopsOf } from "../state/next-lock.ts";
import type { SigningState } from "../state/signing-state.ts";

type Keys = { work: PlanWork; state: SigningState | null; onSign: () => void };

/** F8 goes to the next lock and Ctrl+Enter signs, also from within a field; a dialog has its own keys. */
export function useReviewKeys(keys: Keys): void {
  const current = useRef(keys);
  const place = useRef(-1);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSigning = event.key === "Enter" && (event.ctrlKey || event.metaKey);
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      const { work, state, onSign } = current.current;
      if (!state || (event.key !== "F8" && !isSigning)) return;
      event.preventDefault();
      if (isSigning) return state.mode === "ready" ? onSign() : undefined;
      const stops = stopsOf(state);
      if (stops.length === 0) return;
      place.current = (place.current + 1) % stops.length;
      const stop = stops[place.current];
      if (stop && "path" in stop) work.goTo(stop.path);
      else if (stop) focusSlot(stop.slot);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
