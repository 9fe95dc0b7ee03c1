import type { StaffThread } from "@app/contract/staff/conversations";
import { inTransaction } from "../../platform/database/db.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { ThreadDeps } from "./deps.ts";
import { type Asking, viewThread } from "./view-thread.ts";

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
