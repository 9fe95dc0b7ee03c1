import { callNoteEvent, commentEvent } from "../notes/note-events.ts";
import { listCallNotes, listComments } from "../notes/note-store.ts";
import type { Source } from "./source.ts";

export const commentEvents: Source = async ({ keyRing }, tx, { memberId }) =>
  (await listComments(tx, keyRing.encryption("health-data"), memberId)).map(commentEvent);

export const callNoteEvents: Source = async ({ keyRing }, tx, { memberId }) =>
  (await listCallNotes(tx, keyRing.encryption("health-data"), memberId)).map(callNoteEvent);
