import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { listMemberCalls } from "../../../bookings/list-member-calls.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import type { Staff } from "../../accounts/staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { MemberDeps } from "../deps.ts";
import { callNoteEvent } from "./note-events.ts";
import { insertCallNote, listCallNotes } from "./note-store.ts";

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
