import type { Encryption, SealedPlace } from "../../platform/encryption.ts";

/** Who wrote it, and what. Stored sealed. */
export type Note = { by: string; text: string };

/** Both open on their own rows only. */
export const commentPlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "staff_comments",
  item: id,
});

export const callNotePlace = (accountId: string, id: string): SealedPlace => ({
  accountId,
  table: "call_notes",
  item: id,
});

export const openComment = (encryption: Encryption, accountId: string, id: string, sealed: Buffer): Note =>
  JSON.parse(encryption.open(commentPlace(accountId, id), sealed)) as Note;

export const openCallNote = (encryption: Encryption, accountId: string, id: string, sealed: Buffer): Note =>
  JSON.parse(encryption.open(callNotePlace(accountId, id), sealed)) as Note;
