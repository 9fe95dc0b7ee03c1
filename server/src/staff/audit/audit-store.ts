import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

export type Cursor = { at: Date; id: string };

export async function listAudit(
  db: Db,
  { before, isBreakGlassOnly, limit }: { before: Cursor | undefined; isBreakGlassOnly: boolean; limit: number },
) {
  let query = db.selectFrom("staffAudit").selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(limit);
  if (isBreakGlassOnly) query = query.where("isBreakGlass", "=", true);
  if (before) query = query.where(sql<boolean>`(at, id) < (${before.at}, ${before.id})`);
  return query.execute();
}
