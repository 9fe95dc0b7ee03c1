import type { CannedReply } from "@app/contract/staff/conversations";
import { inTransaction } from "../../platform/database/db.ts";
import type { Staff } from "../accounts/staff.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { listReplies } from "./list-replies.ts";
import { deleteReplyRow } from "./reply-store.ts";

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
