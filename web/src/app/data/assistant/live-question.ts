import { useSyncExternalStore } from "react";
import { currentUser, onHealthForgotten } from "../../../identity/session/session-store.ts";
import { addUnfinished } from "../../session/unsent.ts";
import { deviceCopyAnswer } from "../../sync/device-copy.ts";

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
  addUnfinished(hasToStay);
  const before = toKeep(live);
  live = next;
  for (const listener of listeners) listener();
  if (toKeep(next)?.id !== before?.id) writing = writing.then(write);
}

type Kept = Pick<LiveQuestion, "id" | "text" | "at">;
/** Once an answer has begun, the server has the question. */
const toKeep = (question: LiveQuestion | null): Kept | null =>
  question && question.phase !== "answering" ? { id: question.id, text: question.text, at: question.at } : null;
const isOnDevice = (): boolean => deviceCopyAnswer(currentUser()?._id ?? "") === true;
/** Without a copy on this device, a reload would lose it. */
const hasToStay = (): boolean => toKeep(live) !== null && !isOnDevice();

const NAME = "question-draft";
let writing: Promise<void> = Promise.resolve();

/** On the device only where the member chose to have a copy there. */
async function write(): Promise<void> {
  const accountId = currentUser()?._id;
  if (!accountId || !isOnDevice()) return;
  try {
    const { keepAnswer } = await import("../../sync/store/kept-answers.ts");
    await keepAnswer(accountId, NAME, toKeep(live), Date.now());
  } catch {
    // It is in memory all the same.
  }
}

/** For the loader: a question that a page was closed on. Whether it had arrived, the conversation says. */
export async function restoreQuestion(): Promise<void> {
  const accountId = currentUser()?._id;
  if (live || !accountId || !isOnDevice()) return;
  const { findAnswer } = await import("../../sync/store/kept-answers.ts");
  const kept = (await findAnswer(accountId, NAME))?.value as Kept | undefined;
  if (kept && !live) setLive({ ...kept, phase: "unsent", answerId: null, step: null, refusal: null });
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
