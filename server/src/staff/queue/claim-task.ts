import { localTimeOf } from "@app/engine/promises/local-time";
import { inTransaction } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, MINUTE_MS } from "../../platform/time.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import type { Staff } from "../accounts/staff.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import { claimRows, moveHeads, postponeRow, releaseRows } from "./claim-store.ts";

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
