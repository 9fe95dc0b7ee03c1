import type { Db } from "../../platform/database/db.ts";

/** More than anyone may open in an hour. */
const MAX_COUNTED = 10;

export type BreakGlass = {
  accountId: string;
  id: string;
  staffId: string;
  openedAt: Date;
  until: Date;
  sealed: Buffer;
};

export async function insertBreakGlass(tx: Db, row: BreakGlass): Promise<void> {
  await tx.insertInto("breakGlass").values(row).execute();
}

/** The other members whose files the person has opened since then. Openings of one person wait for each other. */
export async function countOthersOpened(
  tx: Db,
  { staffId, accountId, since }: { staffId: string; accountId: string; since: Date },
): Promise<number> {
  await tx.selectFrom("staff").select("id").where("id", "=", staffId).forUpdate().execute();
  const rows = await tx
    .selectFrom("breakGlass")
    .select("accountId")
    .distinct()
    .where("staffId", "=", staffId)
    .where("accountId", "<>", accountId)
    .where("openedAt", ">", since)
    .limit(MAX_COUNTED)
    .execute();
  return rows.length;
}

/** Until when the person may read the file; undefined when it is not open to them. */
export async function findBreakGlass(
  db: Db,
  { staffId, accountId, now }: { staffId: string; accountId: string; now: Date },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom("breakGlass")
    .select("until")
    .where("accountId", "=", accountId)
    .where("staffId", "=", staffId)
    .where("until", ">", now)
    .orderBy("until", "desc")
    .executeTakeFirst();
  return row?.until;
}

export async function listReasons(db: Db, ids: readonly string[]): Promise<Map<string, BreakGlass>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("breakGlass")
    .selectAll()
    .where((where) => where("id", "=", where.fn.any(where.val([...ids]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
