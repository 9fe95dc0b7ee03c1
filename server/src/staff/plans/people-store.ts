import type { Db } from "../../platform/database/db.ts";

/** Names of people of the team, those who have left too. */
export async function listStaffNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name"])
    .where((where) => where("id", "=", where.fn.any(where.val([...new Set(ids)]))))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** As they are printed under what these people sign; nobody without a council is among them. */
export async function listRegistrations(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { name: string; council: string; number: string }>> {
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name", "council", "registrationNumber as number"])
    .where((where) => where("id", "=", where.fn.any(where.val([...ids]))))
    .execute();
  return new Map(
    rows.flatMap(({ id, name, council, number }) => (council && number ? [[id, { name, council, number }]] : [])),
  );
}
