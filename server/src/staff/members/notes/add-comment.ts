import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { inTransaction } from "../../../platform/database/db.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import type { Staff } from "../../accounts/staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { MemberDeps } from "../deps.ts";
import { commentEvent } from "./note-events.ts";
import { insertComment, listComments } from "./note-store.ts";

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
