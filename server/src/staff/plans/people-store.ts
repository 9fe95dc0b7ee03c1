import type { Db } from "../../platform/database/db.ts";

/** Names of people of the team, those who have left too. */
export async function listStaffNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** As it is printed under what they sign; undefined without a council. */
export async function findRegistration(
  db: Db,
  staffId: string,
): Promise<{ name: string; council: string; number: string } | undefined> {
  const row = await db
    .selectFrom("staff")
    .select(["name", "council", "registrationNumber as number"])
    .where("id", "=", staffId)
    .executeTakeFirst();
  return row?.council && row.number ? { name: row.name, council: row.council, number: row.number } : undefined;
}
