import { sql } from "kysely";
import type { Db } from "./db.ts";

/** When the newest base backup finished, as a Unix timestamp; 0 without a backup. */
export async function newestBackup(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from max(finished_at)), 0)::float8 as seconds from backups`.execute(db);
  return rows[0]?.seconds ?? 0;
}
