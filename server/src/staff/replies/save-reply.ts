import { type CannedReply, MAX_OWN_REPLIES } from "@app/contract/staff/conversations";
import { repliesOf } from "@app/engine/team/replies/canned-replies";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Staff } from "../accounts/staff.ts";
import { lockStaff } from "../accounts/staff-store.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { deleteReplyRow, listOwnReplies, saveReplyRow } from "./reply-store.ts";

/** One's own first: who wrote one wants it. */
export const listReplies = async (db: Db, { id, role }: Pick<Staff, "id" | "role">): Promise<CannedReply[]> => [
  ...(await listOwnReplies(db, id)),
  ...repliesOf(role).map((reply) => ({ _id: reply.id, title: reply.title, text: reply.text, isMine: false })),
];

type Saving = { staff: Staff; ip: string | null; id: string; title: string; text: string };

/** Keeps a reply of one's own; the same id again replaces it, the same text again changes nothing. */
export const saveReply = (
  deps: Pick<StaffSessionDeps, "db" | "now">,
  { staff, ip, id, title, text }: Saving,
): Promise<CannedReply[]> =>
  inTransaction(deps.db, async (tx) => {
    // Two saves at once would both find room for the last one.
    await lockStaff(tx, staff.id);
    const own = await listOwnReplies(tx, staff.id);
    const before = own.find(({ _id }) => _id === id);
    if (!before && own.length >= MAX_OWN_REPLIES) throw new Problem("invalid-input");
    if (before?.title !== title || before.text !== text) {
      await saveReplyRow(tx, { staffId: staff.id, id, title, text, savedAt: deps.now() });
      await recordStaffAudit(deps, tx, { staff, action: "reply.save", ip });
    }
    return listReplies(tx, staff);
  });

type Deleting = { staff: Staff; ip: string | null; id: string };

/** One's own only; twice is once. */
export const deleteReply = (
  deps: Pick<StaffSessionDeps, "db" | "now">,
  { staff, ip, id }: Deleting,
): Promise<CannedReply[]> =>
  inTransaction(deps.db, async (tx) => {
    if (await deleteReplyRow(tx, staff.id, id)) await recordStaffAudit(deps, tx, { staff, action: "reply.delete", ip });
    return listReplies(tx, staff);
  });
