import type { Thread } from "@app/contract/conversations";
import { currentUser, onWiped } from "../../../identity/session/session-store.ts";
import { deviceCopyAnswer } from "../../sync/device-copy.ts";

/** What was typed and not sent, of this tab. On the device only where the member chose to have a copy there. */
const drafts = new Map<Thread, string>();
const nameOf = (thread: Thread): string => `message-draft-${thread}`;
const forget = () => drafts.clear();

export const draftOf = (thread: Thread): string => drafts.get(thread) ?? "";

/** For the loader: what was typed before the page was closed. */
export async function restoreDraft(thread: Thread): Promise<void> {
  const accountId = currentUser()?._id;
  if (drafts.has(thread) || !accountId || !deviceCopyAnswer(accountId)) return;
  const { findAnswer } = await import("../../sync/store/kept-answers.ts");
  const kept = (await findAnswer(accountId, nameOf(thread)))?.value;
  if (typeof kept === "string" && !drafts.has(thread)) remember(thread, kept);
}

export function keepDraft(thread: Thread, text: string): void {
  remember(thread, text);
  void write(thread);
}

function remember(thread: Thread, text: string): void {
  onWiped(forget);
  drafts.set(thread, text);
}

const writing = new Set<Thread>();

/** One write at a time: what is typed meanwhile goes with the next, the newest alone. */
async function write(thread: Thread): Promise<void> {
  const accountId = currentUser()?._id;
  if (writing.has(thread) || !accountId || !deviceCopyAnswer(accountId)) return;
  writing.add(thread);
  try {
    const { keepAnswer } = await import("../../sync/store/kept-answers.ts");
    for (let written: string | undefined; written !== draftOf(thread); ) {
      written = draftOf(thread);
      await keepAnswer(accountId, nameOf(thread), written || null, Date.now());
    }
  } catch {
    // It is in memory all the same.
  } finally {
    writing.delete(thread);
  }
}
