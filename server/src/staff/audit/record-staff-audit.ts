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
export async function recordStaffAudit(
  { now }: { now: () => Date },
  db: Db,
  { staff, action, accountId = null, isBreakGlass = false, breakGlassId = null, reason = null, ip = null }: StaffAct,
): Promise<void> {
  await db
    .insertInto("staffAudit")
    .values({
      id: randomUUID(),
      at: now(),
      staffId: staff.id,
      actorName: staff.name,
      role: staff.role,
      action,
      accountId,
      isBreakGlass: isBreakGlass || breakGlassId !== null,
      breakGlassId,
      reason,
      ip,
    })
    .execute();
}
