import { useSyncExternalStore } from "react";
import { onHealthForgotten } from "../../../identity/session/session-store.ts";

/** The question of this tab whose answer is on its way. One at a time. */
export type LiveQuestion = {
  id: string;
  text: string;
  /** When it was asked, ISO. */
  at: string;
  /** `sending`: the server has said nothing yet. `unsent`: it did not arrive, or was refused; nothing sends it again. */
  phase: "sending" | "answering" | "unsent";
  answerId: string | null;
  /** What a tool looks at now. */
  step: string | null;
  /** Why it is unsent, in the server's words; null: no connection. */
  refusal: string | null;
};

let live: LiveQuestion | null = null;
const listeners = new Set<() => void>();

export const liveQuestion = (): LiveQuestion | null => live;

export function setLive(next: LiveQuestion | null): void {
  onHealthForgotten(forget);
  live = next;
  for (const listener of listeners) listener();
}

/** Changes nothing once another question, or none, is live. */
export function changeLive(id: string, changes: Partial<LiveQuestion>): void {
  if (live?.id === id) setLive({ ...live, ...changes });
}

const forget = () => setLive(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLiveQuestion = (): LiveQuestion | null => useSyncExternalStore(subscribe, liveQuestion, () => null);
