import type { SigningState } from "./signing-state.ts";

export type Slot = "reason-chips" | "without-call" | "kept" | "sign";

/** Where a missing sentence is written, or the signature. */
export function focusSlot(slot: Slot): void {
  const found = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  const target = found?.matches("button, input, textarea") ? found : found?.querySelector<HTMLElement>("button, input");
  target?.focus();
}

type Stop = { path: string } | { slot: Slot };

/** What F8 goes through, in order: cells first, then what is to be written. */
export function stopsOf(state: SigningState): Stop[] {
  return [
    ...[...new Set(state.locks.map(({ path }) => path))].map((path) => ({ path })),
    ...(state.missingReasons > 0 ? [{ slot: "reason-chips" as const }] : []),
    ...(state.needsCall ? [{ slot: "without-call" as const }] : []),
    ...(state.mode === "unchanged" ? [{ slot: "kept" as const }] : []),
  ];
}
