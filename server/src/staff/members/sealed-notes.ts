import { sealedRows } from "../../platform/sealed-rows.ts";

/** Who wrote it, and what. Stored sealed. */
export type Note = { by: string; text: string };

export const sealedComments = sealedRows<Note>("staff_comments");
export const sealedCallNotes = sealedRows<Note>("call_notes");
