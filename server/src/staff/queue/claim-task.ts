import { localTimeOf } from "@app/engine/promises/local-time";
import { inTransaction } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, MINUTE_MS } from "../../platform/time/durations.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import type { Staff } from "../accounts/staff.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import { claimRows } from "./claim-store.ts";
import { moveHeads } from "./head-store.ts";

const LEASE_MS = 15 * MINUTE_MS;

type Claim = { staff: Staff; accountId: string; takeOver?: string | undefined; ip?: string | null };

/**
 * A member's task for a quarter of an hour, for one person at a time whatever their profession; again extends it. With a
 * reason it is taken from a colleague, whose queue shows it at once and whose audit log says why.
 */
export const claimTask = (
  deps: Pick<PlatformDeps, "db" | "now">,
  { staff, accountId, takeOver, ip }: Claim,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const isTakeOver = takeOver !== undefined;
    const rows = await claimRows(tx, { accountId, staff, now, until: addMs(now, LEASE_MS), isTakeOver });
    if (rows.length === 0) throw new Problem("not-found");
    if (rows.some(({ isClaimed }) => !isClaimed)) throw new Problem("task-claimed");
    const former = rows.find(({ formerId }) => formerId !== null)?.formerId;
    const action = former ? "task.take-over" : "task.claim";
    await recordStaffAudit(deps, tx, {
      staff,
      action,
      accountId,
      reason: (former && takeOver) || null,
      ip: ip ?? null,
    });
    const seenBy = [...rows.map(({ staffId }) => staffId), ...(former ? [former] : [])];
    const { day } = localTimeOf(promiseHours.timeZone, now.getTime());
    await moveHeads(tx, new Map(seenBy.map((id) => [id, 0])), day);
  });
