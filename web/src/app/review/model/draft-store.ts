import { currentUser, onHealthForgotten } from "../../../identity/session/session-store.ts";
import { deviceCopyAnswer } from "../../sync/device-copy.ts";
import type { Draft } from "./steps.ts";

type Kept = { week: string; draft: Draft };

const NAME = "review-draft";
/** Of this tab. On the device only where the member chose to have a copy there. */
let kept: Kept | null = null;
let writing: Promise<void> = Promise.resolve();

const forget = () => {
  kept = null;
};

export const draftOf = (week: string): Draft => (kept?.week === week ? kept.draft : {});

/** For the loader: what was answered before the page was closed. */
export async function restoreDraft(week: string): Promise<void> {
  const accountId = currentUser()?._id;
  if (kept?.week === week || !accountId || !deviceCopyAnswer(accountId)) return;
  const { findAnswer } = await import("../../sync/store/kept-answers.ts");
  const found = (await findAnswer(accountId, NAME))?.value as Kept | undefined;
  if (found?.week === week) remember(found);
}

export function keepDraft(week: string, draft: Draft): void {
  remember({ week, draft });
  write();
}

/** Once the review is in the outbox. */
export function dropDraft(): void {
  forget();
  write();
}

function remember(next: Kept): void {
  onHealthForgotten(forget);
  kept = next;
}

/** One after the other, each the newest. */
function write(): void {
  const accountId = currentUser()?._id;
  if (!accountId || !deviceCopyAnswer(accountId)) return;
  writing = keepAfter(writing, accountId);
}

async function keepAfter(before: Promise<void>, accountId: string): Promise<void> {
  await before;
  try {
    const { keepAnswer } = await import("../../sync/store/kept-answers.ts");
    await keepAnswer(accountId, NAME, kept, Date.now());
  } catch {
    // It is in memory all the same.
  }
}
