import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { inTransaction } from "../../../platform/database/db.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import type { Staff } from "../../accounts/staff.ts";
import type { MemberDeps } from "../deps.ts";
import { commentEvent } from "./note-events.ts";
import { insertComment, listComments } from "./note-store.ts";

type NewComment = { key: string; memberId: string; staff: Staff; text: string };

/** A word between the professionals of a member, stored sealed. The same key again changes nothing. */
export function addComment(
  { db, now, keyRing }: Pick<MemberDeps, "db" | "now" | "keyRing">,
  { key, memberId, staff, text }: NewComment,
): Promise<TimelineEvent> {
  const encryption = keyRing.encryption("health-data");
  return inTransaction(db, async (tx) => {
    // An erasure holds it: nothing is written about an account that is gone.
    await lockHead(tx, memberId);
    const comment = { accountId: memberId, id: key, staffId: staff.id, writtenAt: now(), by: staff.name, text };
    await insertComment(tx, encryption, comment);
    const stored = (await listComments(tx, encryption, memberId)).find(({ id }) => id === key);
    return commentEvent(stored ?? comment);
  });
}
