import type { Thread } from "@app/contract/conversations";
import type { StaffThread } from "@app/contract/staff/conversations";
import { findDraft } from "../../conversations/reply-draft.ts";
import { readThread } from "../../conversations/threads/read-thread.ts";
import { recordVisit } from "../../health-access/record-health-access.ts";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { firstNameOf } from "../../identity/accounts/queries.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import { healthRoleOf, type Reader } from "../members/reader.ts";
import type { ThreadDeps } from "./deps.ts";

type Asking = {
  memberId: string;
  thread: Thread;
  reader: Reader;
  /** The newest page without one. */
  query?: { before?: string | undefined; after?: string | undefined };
};

const REASONS = { team: "message", support: "requested" } as const;

/** A page of a member's thread, and the look at it: without the row nothing is shown. A poll that finds nothing is none. */
export async function viewThread(
  deps: Pick<ThreadDeps, "now" | "keyRing">,
  tx: Db,
  { memberId, thread, reader, query = {} }: Asking,
): Promise<StaffThread> {
  const member = await getBuyer(tx, memberId);
  if (!member) throw new Problem("not-found");
  const key = { accountId: memberId, thread };
  const page = await readThread(deps, tx, key, { before: numberOf(query.before), after: numberOf(query.after) });
  const draft = await findDraft(deps, tx, { ...key, staffId: reader.staff.id });
  if (page.messages.length > 0)
    await recordVisit(deps, tx, {
      accountId: memberId,
      actorId: reader.staff.id,
      actorName: reader.staff.name,
      role: healthRoleOf(reader.staff),
      isBreakGlass: reader.breakGlassUntil !== null,
      subjects: ["conversation"],
      reason: REASONS[thread],
    });
  return {
    ...page,
    memberId,
    name: member.fullName,
    firstName: firstNameOf(member.fullName),
    draft: draft && { text: draft.text, savedAt: draft.savedAt.toISOString() },
    mayWrite: reader.breakGlassUntil === null,
  };
}

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** A page of a member's thread. An open screen asks every few seconds: only what it is shown is an act. */
export const getStaffThread = (deps: ThreadDeps, asking: Asking & { ip: string | null }): Promise<StaffThread> =>
  inTransaction(deps.db, async (tx) => {
    const { memberId, reader, query, ip } = asking;
    const shown = await viewThread(deps, tx, asking);
    if (shown.messages.length > 0 || query?.after === undefined)
      await recordStaffAudit(deps, tx, {
        staff: reader.staff,
        action: "chat.read",
        accountId: memberId,
        isBreakGlass: reader.breakGlassUntil !== null,
        ip,
      });
    return shown;
  });
