import { localTimeOf } from "@app/engine/promises/local-time";
import { inTransaction } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import type { Staff } from "../accounts/staff.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import { releaseRows } from "./claim-store.ts";
import { moveHeads } from "./head-store.ts";

/** Gives one's own claim back; twice is once, and another person's stays. */
export const releaseTask = (
  deps: Pick<PlatformDeps, "db" | "now">,
  { staff, accountId, ip = null }: { staff: Staff; accountId: string; ip?: string | null },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const seenBy = await releaseRows(tx, accountId, staff.id);
    if (seenBy.length === 0) return;
    await recordStaffAudit(deps, tx, { staff, action: "task.release", accountId, ip });
    const { day } = localTimeOf(promiseHours.timeZone, deps.now().getTime());
    await moveHeads(tx, new Map(seenBy.map((id) => [id, 0])), day);
  });
