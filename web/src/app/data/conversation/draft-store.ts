import type { Thread } from "@app/contract/conversations";
import { currentUser, onHealthForgotten, onWiped } from "../../../identity/session/session-store.ts";
import { deviceCopyAnswer } from "../../sync/device-copy.ts";

/** Where something is typed: a thread, or the conversation with the assistant. */
export type DraftPlace = Thread | "assistant";

/** What was typed and not sent, of this tab. On the device only where the member chose to have a copy there. */
const drafts = new Map<DraftPlace, string>();
const nameOf = (place: DraftPlace) => `message-draft-${place}` as const;
const clear = () => drafts.clear();
/** What is typed for support is no health data. */
const forgetHealth = () => {
  for (const place of drafts.keys()) if (place !== "support") drafts.delete(place);
};

export const draftOf = (place: DraftPlace): string => drafts.get(place) ?? "";

/** For the loader: what was typed before the page was closed. */
export async function restoreDraft(place: DraftPlace): Promise<void> {
  const accountId = currentUser()?._id;
  if (drafts.has(place) || !accountId || !deviceCopyAnswer(accountId)) return;
  const { findAnswer } = await import("../../sync/store/kept-answers.ts");
  const kept = (await findAnswer(accountId, nameOf(place)))?.value;
  if (typeof kept === "string" && !drafts.has(place)) remember(place, kept);
}

export function keepDraft(place: DraftPlace, text: string): void {
  remember(place, text);
  void write(place);
}

function remember(place: DraftPlace, text: string): void {
  onWiped(clear);
  onHealthForgotten(forgetHealth);
  drafts.set(place, text);
}

const writing = new Set<DraftPlace>();

/** One write at a time: what is typed meanwhile goes with the next, the newest alone. */
async function write(place: DraftPlace): Promise<void> {
  const accountId = currentUser()?._id;
  if (writing.has(place) || !accountId || !deviceCopyAnswer(accountId)) return;
  writing.add(place);
  try {
    const { keepAnswer } = await import("../../sync/store/kept-answers.ts");
    for (let written: string | undefined; written !== draftOf(place); ) {
      written = draftOf(place);
      await keepAnswer(accountId, nameOf(place), written || null, Date.now());
    }
  } catch {
    // It is in memory all the same.
  } finally {
    writing.delete(place);
  }
}
