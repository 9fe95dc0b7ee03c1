import { sql } from "kysely";
import type { Db } from "../../../platform/database/db.ts";

/** Those before are worth nothing from now on. */
export async function replaceRecoveryCodes(db: Db, staffId: string, codeHashes: Buffer[], now: Date): Promise<void> {
  await deleteRecoveryCodes(db, staffId);
  const rows = codeHashes.map((codeHash) => ({ staffId, codeHash, createdAt: now, usedAt: null }));
  await db.insertInto("staffRecoveryCodes").values(rows).execute();
}

/** Uses a code up and says whose it was: one statement for known and unknown accounts, and of two at once one succeeds. */
export async function takeRecoveryCode(
  db: Db,
  { email, codeHash, now }: { email: string; codeHash: Buffer; now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable("staffRecoveryCodes as c")
    .from("staff as p")
    .set({ usedAt: now })
    .whereRef("p.id", "=", "c.staffId")
    .where("p.email", "=", email)
    .where("p.dismissedAt", "is", null)
    .where("c.codeHash", "=", codeHash)
    .where("c.usedAt", "is", null)
    .returning("c.staffId")
    .executeTakeFirst();
  return row?.staffId;
}

export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom("staffRecoveryCodes")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("staffId", "=", staffId)
    .where("usedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteRecoveryCodes(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom("staffRecoveryCodes").where("staffId", "=", staffId).execute();
}
