import type { StaffRole } from "@app/contract/staff/identity";
import type { Db } from "../../platform/database/db.ts";

/** More than one professional can look after. */
const MAX_ASSIGNED = 2_000;

/** Members whom a person looks after, the longest first. */
export async function listAssigned(db: Db, staffId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("staffAssignments")
    .select("accountId")
    .where("staffId", "=", staffId)
    .where("until", "is", null)
    .orderBy("since")
    .orderBy("accountId")
    .limit(MAX_ASSIGNED)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

type TeamMember = { staffId: string; name: string; role: StaffRole };

/** Who looks after a member, the nutritionist first. */
export async function listTeamOf(db: Db, accountId: string): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom("staffAssignments as a")
    .innerJoin("staff as s", "s.id", "a.staffId")
    .select(["a.staffId", "s.name", "a.role"])
    .where("a.accountId", "=", accountId)
    .where("a.until", "is", null)
    .orderBy("a.role")
    .execute();
  return rows as TeamMember[];
}
