import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { lockHead } from "../sync/lock-head.ts";
import { type DraftKey, removeDraft, selectDraft, upsertDraft } from "./threads/thread-store.ts";

/** What a person of the team has written and not sent. An empty text deletes it: null. */
export async function saveDraft(
  { now, keyRing }: Pick<PlatformDeps, "now" | "keyRing">,
  tx: Db,
  { text, ...key }: DraftKey & { text: string },
): Promise<Date | null> {
  // An erasure of the thread takes what is unsent in it too.
  await lockHead(tx, key.accountId);
  if (text.trim() === "") {
    await removeDraft(tx, key);
    return null;
  }
  const savedAt = now();
  await upsertDraft(tx, keyRing.encryption("health-data"), { ...key, text, savedAt });
  return savedAt;
}

export const findDraft = async (
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  key: DraftKey,
): Promise<{ text: string; savedAt: Date } | null> =>
  (await selectDraft(db, keyRing.encryption("health-data"), key)) ?? null;

export const deleteDraft = (tx: Db, key: DraftKey): Promise<void> => removeDraft(tx, key);
