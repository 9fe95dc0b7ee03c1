import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { eventOf } from "../timeline/event.ts";
import type { StoredCallNote, StoredComment } from "./note-store.ts";

export const commentEvent = ({ id, writtenAt, by, text }: StoredComment): TimelineEvent =>
  eventOf({
    id: `comment ${id}`,
    at: writtenAt,
    kind: "comment",
    lane: "equipe",
    title: "Comentário",
    detail: text,
    by,
  });

export const callNoteEvent = ({ id, writtenAt, by, text, minutes }: StoredCallNote): TimelineEvent =>
  eventOf({
    id: `call-note ${id}`,
    at: writtenAt,
    kind: "call",
    lane: "equipe",
    title: minutes === null ? "Anotou uma conversa" : `Anotou uma conversa de ${minutes}\u00a0min`,
    detail: text,
    by,
  });
