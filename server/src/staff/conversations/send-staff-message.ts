import type { Thread } from "@app/contract/conversations";
import { unfilledPlaceholders } from "@app/engine/team/replies/fill-reply";
import { deleteDraft } from "../../conversations/drafts/reply-draft.ts";
import { writeTeamMessage } from "../../conversations/messages/write-team-message.ts";
import { setHolder } from "../../conversations/threads/set-holder.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Staff } from "../accounts/staff.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import { correspondentOf } from "./correspondent-of.ts";
import type { ThreadDeps } from "./deps.ts";
import { requireTeamConsent } from "./require-team-consent.ts";

type Sending = { memberId: string; thread: Thread; staff: Staff; key: string; text: string; ip: string | null };

/**
 * A person's answer to a member: it ends the promise, the own draft and whom the question was handed to, for the next
 * question is whose who answers first. The same key again changes nothing.
 */
export async function sendStaffMessage(deps: ThreadDeps, sending: Sending): Promise<void> {
  const { memberId, thread, staff, key, text, ip } = sending;
  if (unfilledPlaceholders(text).length > 0) throw new Problem("reply-unfilled");
  const by = correspondentOf(staff);
  if (!by) throw new Problem("staff-not-permitted");
  const place = { accountId: memberId, thread };
  await inTransaction(deps.db, async (tx) => {
    if (thread === "team") await requireTeamConsent(tx, memberId);
    if (!(await writeTeamMessage(deps, tx, { ...place, id: key, text, by, staffId: staff.id }))) return;
    await setHolder(tx, { ...place, holder: null });
    await deleteDraft(tx, { ...place, staffId: staff.id });
    await recordStaffAudit(deps, tx, { staff, action: "chat.write", accountId: memberId, ip });
  });
}
