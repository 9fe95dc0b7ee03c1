import type { Level } from "@app/contract/intake";
import type { Profession } from "@app/engine/team/queue/queue-facts";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Staff } from "../accounts/staff.ts";

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
