import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { listMemberCalls } from "../../../bookings/queries.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import type { Staff } from "../../accounts/staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { MemberDeps } from "../deps.ts";
import { eventOf } from "../timeline/event.ts";
import {
  insertCallNote,
  insertComment,
  listCallNotes,
  listComments,
  type StoredCallNote,
  type StoredComment,
} from "./note-store.ts";

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

type NewNote = {
  key: string;
  memberId: string;
  staff: Staff;
  bookingId: string | null;
  minutes: number | null;
  text: string;
  ip: string | null;
};

/** What was said in a call, sealed, with its audit row; the member can read it. The same key again changes nothing. */
export function addCallNote(
  deps: Pick<MemberDeps, "db" | "now" | "keyRing">,
  { key, memberId, staff, bookingId, minutes, text, ip }: NewNote,
): Promise<TimelineEvent> {
  const encryption = deps.keyRing.encryption("health-data");
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, memberId);
    if (bookingId !== null && !(await listMemberCalls(tx, memberId)).some(({ id }) => id === bookingId))
      throw new Problem("not-found");
    const written = { accountId: memberId, id: key, staffId: staff.id, writtenAt: deps.now() };
    const note = { ...written, bookingId, minutes, by: staff.name, text };
    if (await insertCallNote(tx, encryption, note))
      await recordStaffAudit(deps, tx, { staff, action: "chat.write", accountId: memberId, ip });
    const stored = (await listCallNotes(tx, encryption, memberId)).find(({ id }) => id === key);
    return callNoteEvent(stored ?? note);
  });
}

type NewComment = { key: string; memberId: string; staff: Staff; text: string; ip: string | null };

/** A word between a member's professionals, stored sealed, with its audit row. The same key again changes nothing. */
export function addComment(
  deps: Pick<MemberDeps, "db" | "now" | "keyRing">,
  { key, memberId, staff, text, ip }: NewComment,
): Promise<TimelineEvent> {
  const encryption = deps.keyRing.encryption("health-data");
  return inTransaction(deps.db, async (tx) => {
    // An erasure holds it: nothing is written about an account that is gone.
    await lockHead(tx, memberId);
    const comment = { accountId: memberId, id: key, staffId: staff.id, writtenAt: deps.now(), by: staff.name, text };
    if (await insertComment(tx, encryption, comment))
      await recordStaffAudit(deps, tx, { staff, action: "other-half.acknowledge", accountId: memberId, ip });
    const stored = (await listComments(tx, encryption, memberId)).find(({ id }) => id === key);
    return commentEvent(stored ?? comment);
  });
}
