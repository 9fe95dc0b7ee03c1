import type { Db } from "../platform/database/db.ts";

export async function countEatenMeals(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("eatenMeals")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("savedAt", ">=", since)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
