import type { Db } from "../../../platform/database/db.ts";

/** Replaces the secret before it, whose codes end. */
export async function saveTotp(
  db: Db,
  totp: { id: string; staffId: string; sealed: Buffer; lastCounter: number; createdAt: Date },
): Promise<void> {
  const row = { ...totp, lastUsedAt: null };
  const { staffId: _staffId, ...replaced } = row;
  await db
    .insertInto("staffTotp")
    .values(row)
    .onConflict((conflict) => conflict.column("staffId").doUpdateSet(replaced))
    .execute();
}

export async function findTotp(db: Db, staffId: string) {
  return db
    .selectFrom("staffTotp")
    .select(["id", "sealed", "createdAt", "lastUsedAt"])
    .where("staffId", "=", staffId)
    .executeTakeFirst();
}

/** Uses a step up; false when it or a later one was used before. One statement, so of many at once one succeeds. */
export async function useCounter(db: Db, staffId: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staffTotp")
    .set({ lastCounter: counter, lastUsedAt: now })
    .where("staffId", "=", staffId)
    .where("lastCounter", "<", String(counter))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteTotp(db: Db, staffId: string, id?: string): Promise<boolean> {
  let deletion = db.deleteFrom("staffTotp").where("staffId", "=", staffId);
  if (id !== undefined) deletion = deletion.where("id", "=", id);
  return (await deletion.executeTakeFirstOrThrow()).numDeletedRows === 1n;
}
