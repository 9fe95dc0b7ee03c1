import type { Level } from "@app/contract/intake";
import type { Profession } from "@app/engine/team/queue/queue-facts";
import { sql } from "kysely";
import { asRecords, type Db } from "../../platform/database/db.ts";
import type { Staff } from "../accounts/staff.ts";

export type Assignment = { accountId: string; role: Profession; staffId: string };

export async function listAssignments(db: Db, accountIds: readonly string[]): Promise<Assignment[]> {
  const rows = await db
    .selectFrom("staffAssignments")
    .select(["accountId", "role", "staffId"])
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where("until", "is", null)
    .execute();
  return rows as Assignment[];
}

export async function listAssignmentsOf(db: Db, staffId: string): Promise<Assignment[]> {
  const rows = await db
    .selectFrom("staffAssignments")
    .select(["accountId", "role", "staffId"])
    .where("staffId", "=", staffId)
    .where("until", "is", null)
    .orderBy("accountId")
    .execute();
  return rows as Assignment[];
}

/** A member who has a professional of that role keeps them: the unique index decides. */
export async function insertAssignments(tx: Db, assignments: readonly Assignment[], since: Date): Promise<void> {
  if (assignments.length === 0) return;
  await tx
    .insertInto("staffAssignments")
    .values(assignments.map((assignment) => ({ ...assignment, since })))
    .onConflict((conflict) => conflict.columns(["accountId", "role"]).where("until", "is", null).doNothing())
    .execute();
}

export async function endAssignments(tx: Db, assignments: readonly Assignment[], until: Date): Promise<void> {
  if (assignments.length === 0) return;
  const records = assignments.map(({ accountId, role, staffId }) => ({
    account_id: accountId,
    role,
    staff_id: staffId,
  }));
  await sql`
    update staff_assignments a set until = ${until}
    from jsonb_to_recordset(${asRecords(records)}::jsonb) as r (account_id uuid, role text, staff_id uuid)
    where a.account_id = r.account_id and a.role = r.role and a.staff_id = r.staff_id and a.until is null`.execute(tx);
}

export type Professional = Staff & { role: Profession; minutesPerWeek: number };
/** How many members of a level began on a day. */
export type Load = { staffId: string; startedOn: string; level: Level | null; count: number };

/** Nutritionists and trainers who work here, by id. */
export async function listProfessionals(db: Db): Promise<Professional[]> {
  const rows = await db
    .selectFrom("staff")
    .select(["id", "email", "name", "role", "council", "registrationNumber", "hasRemoteRegistration", "minutesPerWeek"])
    .select(sql<string | null>`registration_expires_on::text`.as("registrationExpiresOn"))
    .where("role", "in", ["nutri", "treinador"])
    .where("dismissedAt", "is", null)
    .orderBy("id")
    .execute();
  return rows as Professional[];
}

/** By the level of the half that is the professional's. */
export async function listLoads(db: Db): Promise<Load[]> {
  const { rows } = await sql<Load>`
    select staff_id, started_on::text as started_on, case role when 'nutri' then diet else training end as level,
      count(*)::int as count
    from attention group by 1, 2, 3`.execute(db);
  return rows;
}
