import type { Correspondent, CorrespondentRole, Thread } from "@app/contract/conversations";
import { unfilledPlaceholders } from "@app/engine/team/replies/fill-reply";
import { hasConsent } from "../../consents/queries.ts";
import { writeTeamMessage } from "../../conversations/messages/write-team-message.ts";
import { deleteDraft, saveDraft } from "../../conversations/reply-draft.ts";
import { setHolder } from "../../conversations/threads/set-holder.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { registrationOf, type Staff } from "../accounts/staff.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { ThreadDeps } from "./deps.ts";

/** Without consent the thread with the team is erased, and nothing is written into it anew. */
export async function requireTeamConsent(tx: Db, accountId: string): Promise<void> {
  // Who withdraws it holds the head.
  await lockHead(tx, accountId);
  if (!(await hasConsent(tx, accountId, "health-data"))) throw new Problem("not-found");
}

const ROLES: Partial<Record<Staff["role"], CorrespondentRole>> = {
  nutri: "nutri",
  treinador: "treinador",
  vendas: "suporte",
};

/** How a member reads who writes; undefined of who writes to none. */
export function correspondentOf(staff: Staff): Correspondent | undefined {
  const role = ROLES[staff.role];
  return role && { name: staff.name, role, registration: registrationOf(staff) };
}

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

type Saving = { memberId: string; thread: Thread; staffId: string; text: string };

/** A person's own unsent text in a thread; an empty one deletes it. */
export const saveReplyDraft = (
  deps: Pick<ThreadDeps, "db" | "now" | "keyRing">,
  { memberId, thread, staffId, text }: Saving,
): Promise<{ savedAt: string | null }> =>
  inTransaction(deps.db, async (tx) => {
    if (thread === "team") await requireTeamConsent(tx, memberId);
    const savedAt = await saveDraft(deps, tx, { accountId: memberId, thread, staffId, text });
    return { savedAt: savedAt?.toISOString() ?? null };
  });
