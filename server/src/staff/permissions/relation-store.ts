import type { Relation } from "@app/engine/team/permissions";
import type { Db } from "../../platform/database/db.ts";
import type { Staff } from "../accounts/staff.ts";

/** What a member is to a person of the team today. Unknown ids are like anybody else's member. */
export async function relationTo(db: Db, staff: Staff, accountId: string): Promise<Relation> {
  const row = await db
    .selectFrom("staffAssignments")
    .select("staffId")
    .where("accountId", "=", accountId)
    .where("role", "=", staff.role)
    .where("staffId", "=", staff.id)
    .where("until", "is", null)
    .executeTakeFirst();
  return row ? "assigned" : "unassigned";
}

/** Makes the person responsible for the member's half; a member who has a professional stays with them. */
export async function assignMember(
  db: Db,
  assignment: { accountId: string; role: "nutri" | "treinador"; staffId: string; since: Date },
): Promise<void> {
  await db
    .insertInto("staffAssignments")
    .values({ ...assignment, until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
