import { randomUUID } from "node:crypto";
import type { Db } from "../../platform/database/db.ts";
import type { Staff } from "../accounts/staff.ts";

type StaffAct = {
  staff: Pick<Staff, "id" | "name" | "role">;
  /** An action of the permission table, or what was done to an account of the team. */
  action: string;
  accountId?: string | null;
  isBreakGlass?: boolean;
  /** The opening that this row is of. */
  breakGlassId?: string | null;
  reason?: string | null;
  ip?: string | null;
};

/** One act of the team, never to be changed. Its reason is about the act: a text about health is sealed elsewhere. */
export async function recordStaffAudit(deps: { now: () => Date }, db: Db, act: StaffAct): Promise<void> {
  await recordStaffAudits(deps, db, [act]);
}

/** Acts of one moment, a row each; none is fine. */
export async function recordStaffAudits(
  { now }: { now: () => Date },
  db: Db,
  acts: readonly StaffAct[],
): Promise<void> {
  if (acts.length === 0) return;
  const at = now();
  await db
    .insertInto("staffAudit")
    .values(acts.map((act) => rowOf(act, at)))
    .execute();
}

const rowOf = (
  { staff, action, accountId = null, isBreakGlass = false, breakGlassId = null, reason = null, ip = null }: StaffAct,
  at: Date,
) => ({
  id: randomUUID(),
  at,
  staffId: staff.id,
  actorName: staff.name,
  role: staff.role,
  action,
  accountId,
  isBreakGlass: isBreakGlass || breakGlassId !== null,
  breakGlassId,
  reason,
  ip,
});
