import { localTimeOf } from "@app/engine/promises/local-time";
import { inTransaction } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problem.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import type { Staff } from "../accounts/staff.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import { postponeRow } from "./claim-store.ts";
import { moveHeads } from "./head-store.ts";

type Postponement = { staff: Staff; accountId: string; until: Date | null; ip?: string | null };

/** Puts one's own task off, never past what is promised; null brings it back. */
export const postponeTask = (
  deps: Pick<PlatformDeps, "db" | "now">,
  { staff, accountId, until, ip = null }: Postponement,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await postponeRow(tx, { accountId, staffId: staff.id, until }))) throw new Problem("task-due-before");
    await recordStaffAudit(deps, tx, { staff, action: "task.postpone", accountId, ip });
    const { day } = localTimeOf(promiseHours.timeZone, deps.now().getTime());
    await moveHeads(tx, new Map([[staff.id, 0]]), day);
  });
